import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '#rules/calendar/day.ts';
import { tableRows } from '#tests/collected.ts';
import { administrator, freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { orderOf, proposedHold, saidOrder } from '#tests/holds/things.ts';
import { updateName } from '../accounts/update-name.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { withdrawProposal } from '../administration/withdraw-proposal.ts';
import { prepareEmail } from '../collected/emails.ts';
import { declaredTables } from '../collected/own-data.ts';
import { holdableTables } from '../ground/table-rule.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { askEnd } from './ask-end.ts';
import { endDueHolds } from './end-due-holds.ts';
import { listOwnHolds } from './list-own-holds.ts';
import { noteTold } from './note-told.ts';
import { openHoldAtDesk } from './open-hold-at-desk.ts';
import { proposeHold } from './propose-hold.ts';
import { readReceived } from './read-received.ts';
import { recordOrder } from './record-order.ts';
import { renewHold } from './renew-hold.ts';
import { viewNewOrder } from './view-new-order.ts';

const core = await freshCore();
const { pool } = core.connection;
const { core: first, admin: proposer } = await administrator(core);
const { core: second, admin: confirmer } = await administrator(core);
/** The settings name both, and no others. */
const staffed = { ...core, adminEmails: [...(first.adminEmails ?? []), ...(second.adminEmails ?? [])] };

async function withRows() {
  const asha = await member(core, { email: freshEmail('held') });
  for (const text of Object.values(tableRows)) {
    const values = [asha.id, asha.account.email].slice(0, text.includes('$2') ? 2 : 1);
    if (text) await pool.query(text, values);
  }
  return asha;
}

const heldTables = async (holdId: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    'select distinct table_name as name from held_rows where hold_id = $1 order by 1',
    [holdId],
  );
  return rows.map(({ name }) => name);
};

async function propose(accountId: string, tables: string[], days = 180) {
  const { $id: orderId } = await recordOrder(staffed, proposer, { ...saidOrder });
  const said = { account: accountId, tables, reason: 'Evidence.', days, orderId, caseId: '' };
  return proposeHold(staffed, proposer, said);
}

test('every table that a hold can name keeps its rows when the account is erased, and no other does', async () => {
  const asha = await withRows();
  const all = Object.keys(holdableTables());
  const hold = await propose(asha.id, all);
  const states = async () => {
    const found: Record<string, string> = {};
    for (const table of all) {
      const { rows } = await pool.query(
        `select md5(string_agg(one::text, ' ' order by one::text)) as state from ${table} as one
         where strpos(one::text, $1) > 0 or strpos(one::text, $2) > 0`,
        [asha.id, asha.account.email],
      );
      if (rows[0].state) found[table] = rows[0].state;
    }
    return found;
  };
  const before = await states();
  await eraseAccount(core, asha.id);
  const after = await states();
  const lost = Object.keys(before).filter((table) => before[table] !== after[table]);
  assert.ok(lost.length > 60);
  const held = await heldTables(hold.$id);
  assert.deepEqual(
    lost.filter((table) => !held.includes(table)),
    [],
  );
  const { rows } = await pool.query(`select content::text as said from held_rows where hold_id = $1`, [
    hold.$id,
  ]);
  for (const { said } of rows) assert.doesNotMatch(said, /"\w*(_hash|secret|sealed)":/);
});

test('a hold on one table spares its rows alone', async () => {
  const asha = await withRows();
  const hold = await propose(asha.id, ['messages']);
  await eraseAccount(core, asha.id);
  assert.deepEqual(await heldTables(hold.$id), ['messages']);
  const { rows } = await pool.query(`select content ->> 'text' as text from held_rows where hold_id = $1`, [
    hold.$id,
  ]);
  assert.equal(rows[0].text, asha.account.email);
  assert.equal((await pool.query('select from profiles where account_id = $1', [asha.id])).rowCount, 0);
});

test('every table that a hold can name has the triggers, and no other has', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname in ('keep_held_rows', 'keep_held_texts')`,
  );
  const named = Object.entries(holdableTables()).flatMap(([table, along]) => [table, ...along]);
  assert.deepEqual(rows.map(({ name }) => name).sort(), [...named, ...named].sort());
  const rules = declaredTables.filter(({ rule }) => rule !== 'names no one' && !rule.isNeverHeld);
  assert.equal(rules.length, Object.keys(holdableTables()).length);
});

test('data that a member changes or deletes stays under a hold, and a time alone is no change', async () => {
  const asha = await member(core, { name: 'Asha Rao' });
  const hold = await propose(asha.id, ['accounts']);
  await updateName(core, asha, 'Another Name');
  await pool.query('update accounts set seen_at = now() where id = $1', [asha.id]).catch(() => null);
  const { rows } = await pool.query(`select content ->> 'name' as name from held_rows where hold_id = $1`, [
    hold.$id,
  ]);
  assert.deepEqual(rows, [{ name: 'Asha Rao' }]);
});

test('the bytes of held files stay until the hold ends', async () => {
  const asha = await withRows();
  const hold = await propose(asha.id, ['message_files']);
  const key = `message${asha.account.email}`;
  await eraseAccount(core, asha.id);
  const due = () => pool.query('select from unclaimed_bytes where storage_key = $1', [key]);
  assert.equal((await due()).rowCount, 0);
  await pool.query(`update holds set until = now() where id = $1`, [hold.$id]);
  await endDueHolds(staffed);
  assert.equal((await due()).rowCount, 1);
  assert.deepEqual(await heldTables(hold.$id), []);
});

test('of a hold and an erasure at the same time one waits until the other is done, ten times', async () => {
  for (let round = 0; round < 10; round++) {
    const asha = await withRows();
    const [proposed, erased] = await Promise.allSettled([
      propose(asha.id, ['messages']),
      eraseAccount(core, asha.id),
    ]);
    assert.equal(erased.status, 'fulfilled');
    if (proposed.status === 'fulfilled')
      assert.deepEqual(await heldTables(proposed.value.$id), ['messages'], `round ${round}`);
    else assert.equal(proposed.reason.code, 'hold_account_unknown');
  }
});

test('other staff confirm a hold, and of ten at once one does, also after the account was erased', async () => {
  const asha = await withRows();
  const hold = await propose(asha.id, ['messages']);
  await eraseAccount(core, asha.id);
  await assert.rejects(confirmProposal(staffed, proposer, hold.proposalId), { code: 'proposal_own' });
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => confirmProposal(staffed, confirmer, hold.proposalId)),
  );
  assert.ok(tries.every(({ status }) => status === 'fulfilled'));
  const shown = await openHoldAtDesk(staffed, confirmer, hold.$id);
  assert.deepEqual([shown.state, shown.isLone, shown.kept], ['active', false, 1]);
  const done = `select from admin_actions where action = 'hold.confirmed' and subject_id = $1`;
  assert.equal((await pool.query(done, [hold.$id])).rowCount, 1);
});

test('a hold whose proposal is withdrawn keeps nothing any more', async () => {
  const asha = await withRows();
  const hold = await propose(asha.id, ['messages']);
  await eraseAccount(core, asha.id);
  assert.deepEqual(await heldTables(hold.$id), ['messages']);
  await withdrawProposal(staffed, proposer, hold.proposalId);
  await runReactions(core);
  assert.deepEqual(await heldTables(hold.$id), []);
  assert.equal((await openHoldAtDesk(staffed, proposer, hold.$id)).state, 'ended');
});

test('an early end needs other staff, a renewal never shortens, and no staff decide on their own rows', async () => {
  const asha = await member(core);
  const { $id, proposalId } = await propose(asha.id, ['profiles']);
  await confirmProposal(staffed, confirmer, proposalId);
  const { until } = await openHoldAtDesk(staffed, confirmer, $id);
  const same = await renewHold(staffed, confirmer, { holdId: $id, days: 1 });
  assert.deepEqual([same.until, same.proposalId], [until, '']);
  const asked = await askEnd(staffed, confirmer, { holdId: $id, reason: 'The case is over.' });
  assert.deepEqual([asked.isEnding, asked.can.end], [true, false]);
  await assert.rejects(confirmProposal(staffed, confirmer, asked.proposalId), { code: 'proposal_own' });
  await confirmProposal(staffed, proposer, asked.proposalId);
  assert.equal((await openHoldAtDesk(staffed, proposer, $id)).state, 'ended');
  await assert.rejects(renewHold(staffed, proposer, { holdId: $id, days: 1 }), { code: 'conflict' });
  await assert.rejects(askEnd(staffed, proposer, { holdId: $id, reason: 'Again.' }), { code: 'conflict' });
  await assert.rejects(propose(proposer.id, ['profiles']), { code: 'hold_own' });
});

test('a hold names known tables, an account and a reason in a case or an order', async () => {
  const asha = await member(core);
  await assert.rejects(propose(asha.id, ['jobs']), { code: 'hold_tables_unknown' });
  await assert.rejects(propose(asha.id, ['messages; drop table messages']), { code: 'hold_tables_unknown' });
  await assert.rejects(propose('nobody@x.example', ['messages']), { code: 'hold_account_unknown' });
  const said = { account: asha.id, tables: ['messages'], reason: 'R', days: 1, orderId: '', caseId: '' };
  await assert.rejects(proposeHold(staffed, proposer, said), { code: 'hold_ground_missing' });
  await assert.rejects(proposeHold(staffed, proposer, { ...said, orderId: 'none' }), {
    code: 'order_unknown',
  });
  await assert.rejects(proposeHold(staffed, proposer, { ...said, caseId: 'none' }), {
    code: 'hold_case_unknown',
  });
});

test('a member reads of a hold, and of a secret one only once the order allows it', async () => {
  const asha = await member(core);
  const open = await propose(asha.id, ['messages']);
  const { order } = await orderOf(core, { account: asha.id, forbidsTelling: true });
  const said = {
    account: '',
    tables: ['profiles'],
    reason: 'Evidence.',
    days: 9,
    orderId: order.$id,
    caseId: '',
  };
  await proposeHold(staffed, proposer, said);
  const shown = async () => (await listOwnHolds(core, asha)).holds.map(({ tables }) => tables.join());
  assert.deepEqual(await shown(), ['messages']);
  await assert.rejects(noteTold(staffed, proposer, { orderId: order.$id, mayTell: false }), {
    code: 'order_before_telling',
  });
  await noteTold(staffed, proposer, { orderId: order.$id, mayTell: true });
  assert.deepEqual(await shown(), ['profiles', 'messages']);
  await pool.query(`update holds set until = now() where id = $1`, [open.$id]);
  await endDueHolds(staffed);
  assert.equal((await listOwnHolds(core, asha)).holds.filter(({ endedAt }) => endedAt).length, 1);
});

test('an order about a child keeps all data of the account from the moment it is recorded', async () => {
  const asha = await withRows();
  const { order } = await orderOf(core, { account: asha.account.email, concern: 'child', kind: 'data' });
  const [hold] = order.holds;
  assert.equal(hold?.state, 'proposed');
  await eraseAccount(core, asha.id);
  assert.ok((await heldTables(hold?.$id ?? '')).includes('messages'));
});

test('the hours of an order count from its receipt, which lies at most 30 days back and never ahead', async () => {
  const zone = 'Asia/Kolkata';
  const received = '2026-11-27T15:30';
  const at = Date.parse('2026-11-27T10:00:00Z');
  const read = (now: number) => readReceived(received, { zone, now: new Date(now) });
  const days = 30 * 86_400_000;
  assert.equal(read(at).getTime(), at);
  assert.equal(read(at + days).getTime(), at);
  assert.throws(() => read(at - 1000), { code: 'order_received_late' });
  assert.throws(() => read(at + days + 1000), { code: 'order_received_early' });

  const clock = await viewNewOrder(staffed, proposer);
  const yesterday = `${addDays(clock.day, -1)}T${clock.time}`;
  const order = await recordOrder(staffed, proposer, { ...saidOrder, kind: 'removal', received: yesterday });
  assert.equal(Date.parse(order.dueAt) - Date.parse(order.receivedAt), 3 * 3_600_000);
  assert.ok(order.isLate, 'it came a day ago and was due within three hours');
  const ahead = { ...saidOrder, received: `${addDays(clock.day, 1)}T${clock.time}` };
  await assert.rejects(recordOrder(staffed, proposer, ahead), { code: 'order_received_late' });
});

test('telling the person of an order emails them once, and never while the order forbids it', async () => {
  const asha = await member(core);
  const posted = async (orderId: string) => {
    const { rows } = await sql`select from jobs where payload ->> 'letter' = 'order-told'
      and payload ->> 'orderId' = ${orderId}`.execute(core.db);
    return rows.length;
  };
  const { order } = await orderOf(core, { account: asha.id, forbidsTelling: true });
  const telling = { orderId: order.$id, mayTell: false };
  await assert.rejects(noteTold(staffed, proposer, telling), { code: 'order_before_telling' });
  assert.equal(await prepareEmail(core, { letter: 'order-told', orderId: order.$id }), null);
  assert.equal(await posted(order.$id), 0);
  await Promise.all(
    Array.from({ length: 10 }, () => noteTold(staffed, proposer, { ...telling, mayTell: true })),
  );
  assert.equal(await posted(order.$id), 1);
  const email = await prepareEmail(core, { letter: 'order-told', orderId: order.$id });
  assert.ok(email?.letter === 'order-told' && email.to === asha.account.email);
  assert.equal(JSON.stringify(email).includes(saidOrder.words), false, 'its words may name others');
  const { order: unnamed } = await orderOf(core);
  await noteTold(staffed, proposer, { orderId: unnamed.$id, mayTell: false });
  assert.equal(await posted(unnamed.$id), 0);
});

test('an order about a removal is due within three hours, whatever staff chose', async () => {
  const due = async (kind: 'removal' | 'data', hours: 3 | 72) => {
    const { order } = await orderOf(core, { kind, hours });
    return Math.round((Date.parse(order.dueAt) - Date.parse(order.receivedAt)) / 3_600_000);
  };
  assert.deepEqual([await due('removal', 72), await due('removal', 3), await due('data', 72)], [3, 3, 72]);
});

test('held rows are deleted with their hold, three years after its end', async () => {
  const { hold } = await proposedHold(core, (await member(core)).id);
  await sql`update holds set state = 'ended', ended_at = now() where id = ${hold.$id}`.execute(core.db);
  assert.equal((await listOwnHolds(core, proposer)).holds.length, 0);
});
