import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { caseWorld, reason } from '#tests/cases/cases.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { orderOf } from '#tests/holds/things.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { askSecondLook } from '../cases/ask-second-look.ts';
import { decideCase } from '../cases/decide-case.ts';
import { openCase } from '../cases/open-case.ts';
import { holdableTables } from '../ground/table-rule.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { endDueHolds } from './end-due-holds.ts';
import { listLooks } from './list-looks.ts';
import { listOwnHolds } from './list-own-holds.ts';
import { noteLooks } from './note-looks.ts';
import { openHoldAtDesk } from './open-hold-at-desk.ts';
import { renewHold } from './renew-hold.ts';

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

/** A person whom a report about a child names, and its case. */
async function reportedForChild() {
  const [judged, reporter] = [await shown('Kofi Reported'), await member(core, { password: null })];
  const { $id: reportId } = await reporting(reporter, judged.id, { concern: 'child' });
  await runReactions(core);
  return { judged, reporter, reportId, caseId: await caseOf(judged.id) };
}

async function decide(caseId: string, outcome: 'nothing' | 'warn') {
  const { version } = await openCase(core, admin, caseId);
  await decideCase(core, admin, { caseId, version, outcome, reason });
  await runReactions(core);
}

const pass = (caseId: string, days: number) =>
  sql`update cases set decided_at = decided_at - make_interval(days => ${days}) where id = ${caseId}`.execute(
    core.db,
  );

for (const outcome of ['nothing', 'warn'] as const)
  test(`after a decision of ${outcome} the hold is shown, hides no look, and ends with the time of the case`, async () => {
    const { judged, caseId } = await reportedForChild();
    assert.deepEqual((await listOwnHolds(core, judged)).holds, [], 'a report does not warn the person');
    await sql`update holds set until = now() where case_id = ${caseId}`.execute(core.db);
    await endDueHolds(core);
    const [open] = await holdsOf(judged.id);
    assert.equal(open?.state, 'active', 'an open case keeps it');
    assert.ok(open.until.getTime() > Date.now());
    await decide(caseId, outcome);
    const [own] = (await listOwnHolds(core, judged)).holds;
    assert.equal(own?.endedAt, '');
    assert.equal(Math.round((Date.parse(own?.until ?? '') - Date.now()) / 86_400_000), 14);
    await noteLooks(core, admin, 'accounts', { $id: judged.id });
    assert.ok((await listLooks(core, judged)).looks.some(({ role }) => role === 'accounts'));
    await pass(caseId, 13);
    await endDueHolds(core);
    assert.equal((await holdsOf(judged.id))[0]?.state, 'active');
    await pass(caseId, 2);
    await endDueHolds(core);
    assert.equal((await holdsOf(judged.id))[0]?.state, 'ended');
  });

test('the hold waits for the second look, and ends with it', async () => {
  const { judged, reporter, reportId, caseId } = await reportedForChild();
  await decide(caseId, 'nothing');
  await askSecondLook(core, reporter, { reportId, secret: '', words: 'Please look again.' });
  await pass(caseId, 20);
  await endDueHolds(core);
  assert.equal((await holdsOf(judged.id))[0]?.state, 'active');
  await decide(caseId, 'nothing');
  await endDueHolds(core);
  assert.equal((await holdsOf(judged.id))[0]?.state, 'ended');
});

test('a renewal by two staff keeps the hold after its case', async () => {
  const { judged, caseId } = await reportedForChild();
  const { core: both, admin: other } = await administrator(core);
  const [hold] = await holdsOf(judged.id);
  assert.ok(hold);
  const { proposalId } = await renewHold(both, admin, { holdId: hold.id, days: 90 });
  await confirmProposal(both, other, proposalId);
  await decide(caseId, 'nothing');
  await pass(caseId, 20);
  await endDueHolds(core);
  const [kept] = await holdsOf(judged.id);
  assert.deepEqual([kept?.state, kept?.is_secret], ['active', false]);
  assert.equal(Math.round(((kept?.until.getTime() ?? 0) - Date.now()) / 86_400_000), 90);
});

test('a report whose case is over before the hold begins begins none', async () => {
  const [judged, reporter] = [await shown('Kofi Reported'), await member(core, { password: null })];
  await reporting(reporter, judged.id, { concern: 'child' });
  const caseId = await caseOf(judged.id);
  const { version } = await openCase(core, admin, caseId);
  await decideCase(core, admin, { caseId, version, outcome: 'nothing', reason });
  await pass(caseId, 15);
  await runReactions(core);
  assert.deepEqual(await holdsOf(judged.id), []);
});

test('an order about a child that names a case holds those responsible, and blurs its pictures', async () => {
  const judged = await shown('Kofi Ordered');
  await reporting(await member(core, { password: null }), judged.id, { concern: 'money' });
  const caseId = await caseOf(judged.id);
  assert.equal((await openCase(core, admin, caseId)).isAboutChild, false);
  const { order } = await orderOf(core, { caseId, concern: 'child' });
  assert.deepEqual(
    order.holds.map(({ accountId, state }) => [accountId, state]),
    [[judged.id, 'proposed']],
  );
  assert.equal((await openCase(core, admin, caseId)).isAboutChild, true);
  const { order: both } = await orderOf(core, { caseId, concern: 'child', account: judged.id });
  assert.equal(both.holds.length, 1, 'named twice they are held once');
});

test('pictures of a case are blurred after any of its reports about a child, also after a hundred others', async () => {
  const judged = await shown('Kofi Often Reported');
  await reporting(await member(core, { password: null }), judged.id, { concern: 'money' });
  const caseId = await caseOf(judged.id);
  await sql`insert into case_reports (id, case_id, concern, words, email, mailbox)
    select 'many' || n, ${caseId}, 'money', 'Words', n || '@x.example', n || '@x.example'
    from generate_series(1, 100) as n`.execute(core.db);
  await reporting(await member(core, { password: null }), judged.id, { concern: 'child' });
  assert.equal((await openCase(core, admin, caseId)).isAboutChild, true);
});
