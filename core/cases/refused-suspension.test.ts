import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { caseWorld, reason } from '#tests/cases/cases.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { refuseProposal } from '../administration/refuse-proposal.ts';
import { endProposal } from '../administration/steps/end-proposal.ts';
import { holdProposals } from '../administration/steps/hold-proposals.ts';
import type { Member } from '../ground/actor.ts';
import { findCounts } from '../transparency/steps/find-counts.ts';
import { askSecondLook } from './ask-second-look.ts';
import { decideCase } from './decide-case.ts';
import { getJudgedCase } from './get-judged-case.ts';
import { getReport } from './get-report.ts';
import { listCases } from './list-cases.ts';
import { openCase } from './open-case.ts';

const { base, core, reportedPerson, reporting, caseOf, lettersTo } = await caseWorld();

/** A reported person with so many days left of the seven, and two moderators. */
async function world(daysLeft: number) {
  await core.db.deleteFrom('staff_rights').execute();
  const [one, other] = [await staff(core, 'cases'), await staff(core, 'cases')];
  const made = await reportedPerson();
  await core.db
    .updateTable('standings')
    .set({ suspensions_since: sql<Date>`now()`, suspended_seconds: (7 - daysLeft) * 86_400 })
    .where('account_id', '=', made.judged.id)
    .execute();
  const { id: reportId } = await core.db
    .selectFrom('case_reports')
    .select('id')
    .where('case_id', '=', made.caseId)
    .executeTakeFirstOrThrow();
  return { ...made, one, other, reportId };
}

const decides = (by: Member, caseId: string, changes = {}, version = 1) =>
  decideCase(core, by, { caseId, version, outcome: 'suspend', days: 30, reason, ...changes });
const proposalOf = async (accountId: string) => {
  const { id } = await core.db
    .selectFrom('staff_proposals')
    .select('id')
    .where('subject_id', '=', accountId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return id;
};
const refuses = async (by: Member, accountId: string) => {
  await refuseProposal(core, by, { proposalId: await proposalOf(accountId), answer: 'Too long.' });
  await runReactions(base);
};
const lapses = async (accountId: string) => {
  const id = await proposalOf(accountId);
  await core.db.transaction().execute(async (tx) => {
    await holdProposals(tx);
    const row = await tx
      .selectFrom('staff_proposals')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await endProposal(tx, row, { state: 'lapsed', by: 'product' });
  });
  await runReactions(base);
};
const reads = (who: Member, reportId: string) => getReport(core, who, { reportId, secret: '' });
const suspended = async () => {
  const year = (at: number) => new Date(Date.now() + at * 86_400_000);
  const counts = await core.db.transaction().execute((tx) => findCounts(tx, year(-365), year(365)));
  return counts
    .filter(({ name, key }) => name.includes('outcome') && key === 'suspend')
    .reduce((sum, { count }) => sum + count, 0);
};
const dueKinds = async (caseId: string) => {
  const { rows } = await sql<{ kind: string }>`
    select kind from clocks where subject_id = ${caseId} and ended_at is null order by kind`.execute(core.db);
  return rows.map(({ kind }) => kind);
};

for (const end of ['refused', 'lapsed'] as const)
  test(`a case opens again when its suspension, not begun yet, is ${end}`, async () => {
    const { judged, reporter, caseId, one, other, reportId } = await world(0);
    const before = await suspended();
    const shown = await decides(one, caseId);
    assert.deepEqual([shown.state, shown.waiting.length, shown.can], ['waiting', 1, []]);
    assert.equal((await decides(one, caseId)).version, shown.version, 'repeated, it changes nothing');
    await assert.rejects(decides(other, caseId, {}, shown.version), refused('conflict'));
    const untold = async () => {
      await runReactions(base);
      await assert.rejects(getJudgedCase(core, judged, caseId), refused('case_not_found'));
      const { wasSomethingDone, answeredAt } = await reads(reporter, reportId);
      assert.deepEqual([wasSomethingDone, answeredAt], [false, '']);
      assert.deepEqual(
        (await lettersTo(judged)).map(({ letter }) => letter),
        [],
      );
      assert.deepEqual(
        (await lettersTo(reporter)).map(({ letter }) => letter),
        ['report-received'],
      );
      assert.equal(await suspended(), before);
    };
    await untold();
    assert.ok((await listCases(core, other, { list: 'waiting' })).cases.some(({ $id }) => $id === caseId));
    await (end === 'refused' ? refuses(other, judged.id) : lapses(judged.id));
    await untold();
    const opened = await openCase(core, other, caseId);
    assert.deepEqual([opened.state, opened.outcome, opened.reason], ['open', '', '']);
    assert.deepEqual(await dueKinds(caseId), ['harm_decision']);
    const last = await decides(other, caseId, { outcome: 'nothing', days: undefined }, opened.version);
    assert.equal(last.state, 'decided');
  });

test('a suspension that could not begin is told when the second confirms it', async () => {
  const { judged, reporter, caseId, one, other, reportId } = await world(0);
  const before = await suspended();
  await decides(one, caseId);
  await confirmProposal(core, other, await proposalOf(judged.id));
  await runReactions(base);
  const told = await getJudgedCase(core, judged, caseId);
  assert.deepEqual([told.outcome, told.suspendedDays, told.appealUntil !== ''], ['suspend', 30, true]);
  assert.equal((await reads(reporter, reportId)).wasSomethingDone, true);
  assert.deepEqual(
    (await lettersTo(judged)).map(({ letter }) => letter),
    ['account-suspended'],
  );
  assert.ok((await lettersTo(reporter)).some(({ letter }) => letter === 'report-answered'));
  assert.equal(await suspended(), before + 1);
});

for (const end of ['refused', 'lapsed', 'confirmed'] as const)
  test(`of 30 days with 7 left, the page shows the days that count when the rest is ${end}`, async () => {
    const { judged, reporter, caseId, one, other, reportId } = await world(7);
    await decides(one, caseId);
    const days = async () => (await getJudgedCase(core, judged, caseId)).suspendedDays;
    assert.equal(await days(), 7);
    assert.equal((await reads(reporter, reportId)).wasSomethingDone, true);
    if (end === 'refused') await refuses(other, judged.id);
    if (end === 'lapsed') await lapses(judged.id);
    if (end === 'confirmed') await confirmProposal(core, other, await proposalOf(judged.id));
    await runReactions(base);
    assert.equal(await days(), end === 'confirmed' ? 30 : 7);
    assert.equal((await openCase(core, other, caseId)).state, 'decided');
  });

test('a pause with a suspension that is refused is told at once, and stays', async () => {
  const { judged, caseId, one, other } = await world(0);
  await decides(one, caseId, { also: ['pause'] });
  const told = async () => {
    const { outcome, also, days } = await getJudgedCase(core, judged, caseId);
    return [outcome, also, days];
  };
  assert.deepEqual(await told(), ['pause', [], 30]);
  await refuses(other, judged.id);
  assert.deepEqual(await told(), ['pause', [], 30]);
  const shown = await openCase(core, other, caseId);
  assert.deepEqual([shown.state, shown.outcome, shown.also], ['decided', 'pause', []]);
  assert.deepEqual(
    (await lettersTo(judged)).map(({ letter }) => letter),
    ['case-decided'],
  );
});

test('a refused suspension of a second look leaves the first decision, and others look again', async () => {
  const { judged, reporter, caseId, one, other, reportId } = await world(0);
  await decides(one, caseId, { outcome: 'nothing', days: undefined, reason: 'A joke.' });
  await askSecondLook(core, reporter, { reportId, words: 'It was not.', secret: '' });
  const third = await staff(core, 'cases');
  await decides(other, caseId, {}, (await openCase(core, other, caseId)).version);
  assert.deepEqual((await reads(reporter, reportId)).secondLook.answeredAt, '');
  await refuses(third, judged.id);
  const { outcome, reason: why, can, state } = await openCase(core, other, caseId);
  assert.deepEqual([state, outcome, why, can.length > 0], ['decided', 'nothing', 'A joke.', true]);
  assert.deepEqual(await dueKinds(caseId), ['case_second_look']);
  assert.equal((await reads(reporter, reportId)).wasSomethingDone, false);
});

test('a refused case opens again once a later one about the same person is decided', async () => {
  const { judged, caseId, one, other } = await world(0);
  await decides(one, caseId);
  const { reporter: again } = await reportedPerson();
  await reporting(again, judged.id);
  const later = await caseOf(judged.id);
  assert.notEqual(later, caseId);
  await refuses(other, judged.id);
  assert.equal((await openCase(core, other, caseId)).state, 'waiting');
  await decides(one, later, { outcome: 'nothing', days: undefined });
  await runReactions(base);
  assert.equal((await openCase(core, other, caseId)).state, 'open');
});
