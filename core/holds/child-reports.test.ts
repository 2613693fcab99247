import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { caseWorld, reason } from '#tests/cases/cases.ts';
import { member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { decideCase } from '../cases/decide-case.ts';
import { openCase } from '../cases/open-case.ts';
import { holdableTables } from '../ground/table-rule.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { listOwnHolds } from './list-own-holds.ts';
import { openHoldAtDesk } from './open-hold-at-desk.ts';

const { core, admin, shown, reporting, caseOf } = await caseWorld();

const holdsOf = (accountId: string) =>
  core.db.selectFrom('holds').selectAll().where('account_id', '=', accountId).execute();

test('a report about a child keeps all data of the person at once, and staff see that no one proposed it', async () => {
  const judged = await shown('Kofi Reported');
  await reporting(await member(core, { password: null }), judged.id, { concern: 'money' });
  await runReactions(core);
  assert.deepEqual(await holdsOf(judged.id), []);
  await reporting(await member(core, { password: null }), judged.id, { concern: 'child' });
  await runReactions(core);
  const [hold, ...more] = await holdsOf(judged.id);
  assert.ok(hold && more.length === 0);
  assert.deepEqual([hold.state, hold.is_secret, hold.case_id], ['active', true, await caseOf(judged.id)]);
  assert.ok(Object.keys(holdableTables()).every((table) => hold.tables.includes(table)));
  const days = (hold.until.getTime() - hold.proposed_at.getTime()) / 86_400_000;
  assert.equal(Math.round(days), 180);
  const seen = await openHoldAtDesk(core, admin, hold.id);
  assert.deepEqual([seen.isOwn, seen.proposedBy, seen.proposalId], [true, '', '']);
  const { rows } = await sql`select actor_id, action from admin_actions
    where subject_id = ${hold.id} order by id`.execute(core.db);
  assert.deepEqual(rows[0], { actor_id: 'product', action: 'hold.begun' });

  await eraseAccount(core, judged.id);
  const kept = await sql`select from held_rows where hold_id = ${hold.id} and table_name = 'people'`.execute(
    core.db,
  );
  assert.equal(kept.rows.length, 1);
});

test('of ten reports about a child at once one begins the hold', async () => {
  const judged = await shown('Kofi Reported');
  const reporters = await Promise.all(Array.from({ length: 10 }, () => member(core, { password: null })));
  await Promise.all(reporters.map((one) => reporting(one, judged.id, { concern: 'child' })));
  await Promise.all([runReactions(core), runReactions(core), runReactions(core)]);
  assert.equal((await holdsOf(judged.id)).length, 1);
});

test('a report about a child does not warn the person: they read of the hold once they are judged', async () => {
  const judged = await shown('Kofi Reported');
  await reporting(await member(core, { password: null }), judged.id, { concern: 'child' });
  await runReactions(core);
  assert.deepEqual((await listOwnHolds(core, judged)).holds, []);
  const caseId = await caseOf(judged.id);
  const { version } = await openCase(core, admin, caseId);
  await decideCase(core, admin, { caseId, version, outcome: 'warn', reason });
  await runReactions(core);
  assert.equal((await listOwnHolds(core, judged)).holds.length, 1);
});
