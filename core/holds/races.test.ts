import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { tableRows } from '#tests/collected.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { saidOrder } from '#tests/holds/things.ts';
import { grantedFor } from '#tests/nominees/things.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { removeLeavers } from '../leaving/remove-leavers.ts';
import { eraseAsNominee } from '../nominees/erase-as-nominee.ts';
import { proposeHold } from './propose-hold.ts';
import { recordOrder } from './record-order.ts';

const core = await freshCore();
const proposer = await staff(core, 'rights');
const rounds = 10;
const tables = ['profiles', 'nominees', 'nominee_requests'];
const refusalsOfNominee = ['nominee_request_unknown', 'nominee_not_granted', 'nominee_visit_over'];

async function world() {
  const asha = await member(core, { name: 'Asha Rao', password: null });
  await core.connection.pool.query(tableRows.profiles ?? '', [asha.id, asha.account.email]);
  const { requestId, visitId, secret } = await grantedFor(core, asha);
  const { $id: orderId } = await recordOrder(core, proposer, saidOrder);
  const said = { account: asha.id, tables, reason: 'Evidence.', days: 9, orderId, caseId: '' };
  return {
    asha,
    hold: () => proposeHold(core, proposer, said),
    erasing: (isOn: boolean) => eraseAsNominee(core, { requestId, visitId, secret, isOn }),
  };
}

const countOf = async (table: string, accountId: string, column = 'account_id') => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(
    core.db,
  );
  return rows[0]?.count ?? 0;
};

/** The hold has all of its rows, or it never was. */
async function assertWhole(
  accountId: string,
  hold: PromiseSettledResult<{ $id: string }>,
  isGone: boolean,
  round: number,
) {
  if (hold.status === 'rejected') {
    assert.equal(hold.reason.code, 'hold_account_unknown', `round ${round}`);
    assert.equal(await countOf('holds', accountId), 0);
    return;
  }
  const { rows } = await sql<{ name: string }>`select distinct table_name as name from held_rows
    where hold_id = ${hold.value.$id} order by 1`.execute(core.db);
  const kept = rows.map(({ name }) => name);
  assert.equal(await countOf('holds', accountId), 1);
  if (isGone) assert.deepEqual(kept, ['nominee_requests', 'nominees', 'profiles'], `round ${round}`);
}

test('of an erasure, a hold and the erasing of a nominee at once none is half done, ten times', async () => {
  for (let round = 0; round < rounds; round++) {
    const { asha, hold, erasing } = await world();
    const [erased, held, acted] = await Promise.allSettled([
      eraseAccount(core, asha.id),
      hold(),
      erasing(true),
    ]);
    assert.equal(erased.status, 'fulfilled');
    if (acted.status === 'rejected')
      assert.ok(refusalsOfNominee.includes(acted.reason.code), String(acted.reason));
    await runReactions(core);
    assert.equal(await countOf('accounts', asha.id, 'id'), 0);
    for (const table of ['profiles', 'nominees']) assert.equal(await countOf(table, asha.id), 0, table);
    await assertWhole(asha.id, held, true, round);
  }
});

test('of the due erasing, its withdrawal by the nominee and a hold at once none is half done, ten times', async () => {
  for (let round = 0; round < rounds; round++) {
    const { asha, hold, erasing } = await world();
    await erasing(true);
    await sql`update accounts set leaves_at = now() - interval '1 second' where id = ${asha.id}`.execute(
      core.db,
    );
    const [removed, held, kept] = await Promise.allSettled([removeLeavers(core), hold(), erasing(false)]);
    assert.equal(removed.status, 'fulfilled');
    if (kept.status === 'rejected')
      assert.ok(refusalsOfNominee.includes(kept.reason.code), String(kept.reason));
    await runReactions(core);
    const isGone = (await countOf('accounts', asha.id, 'id')) === 0;
    for (const table of ['profiles', 'nominees'])
      assert.equal(await countOf(table, asha.id), isGone ? 0 : 1, table);
    await assertWhole(asha.id, held, isGone, round);
  }
});
