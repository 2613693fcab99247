import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { appealWords, caseWorld, reason } from '#tests/cases/cases.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { refused } from '#tests/ground/refused.ts';
import { guest, type Member } from '../ground/actor.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { appealCase } from './appeal-case.ts';
import { askSecondLook } from './ask-second-look.ts';
import { decideCase } from './decide-case.ts';
import { getJudgedCase } from './get-judged-case.ts';
import { getReport } from './get-report.ts';
import { listCases } from './list-cases.ts';
import { openCase } from './open-case.ts';

const { core, admin, reporting, reportedPerson, lettersTo } = await caseWorld();
const second = await administrator(core, 'second');
const words = 'Please read the third line of the profile.';

async function nothingDone() {
  const made = await reportedPerson();
  const other = await member(core, { password: null });
  const { $id: otherReport } = await reporting(other, made.judged.id);
  const { caseId } = made;
  await decideCase(core, admin, { caseId, version: 1, outcome: 'nothing', reason: 'It keeps our rules.' });
  const { rows } = await sql<{ id: string }>`select id from case_reports
    where case_id = ${caseId} and reporter_id = ${made.reporter.id}`.execute(core.db);
  return { ...made, other, otherReport, reportId: rows[0]?.id ?? '' };
}

const ask = (who: Member, reportId: string) => askSecondLook(core, who, { reportId, secret: '', words });
const decidedBefore = (caseId: string, shift: string) =>
  sql`update cases set decided_at = clock_timestamp() - interval '14 days' + ${shift}::interval
    where id = ${caseId}`.execute(core.db);
const lettersOf = async (who: Member) => (await lettersTo(who)).map(({ letter }) => letter);

test('a report is acknowledged at once, to the reporter alone', async () => {
  const { judged, reporter } = await reportedPerson();
  assert.deepEqual(await lettersOf(reporter), ['report-received']);
  assert.deepEqual(await lettersOf(judged), []);
});

test('other staff look once more at a case in which nothing was done, within seven days', async () => {
  const { judged, reporter, other, caseId, reportId, otherReport } = await nothingDone();
  assert.notEqual((await getReport(core, reporter, { reportId, secret: '' })).secondLook.until, '');
  const asked = await Promise.all([ask(reporter, reportId), ask(reporter, reportId)]);
  assert.deepEqual(asked[0], asked[1]);
  assert.deepEqual([asked[0]?.secondLook.until, asked[0]?.secondLook.askedAt !== ''], ['', true]);
  // One second look a case: the other reporter cannot ask for another one.
  await assert.rejects(ask(other, otherReport), refused('second_look_twice'));
  assert.equal((await getReport(core, other, { reportId: otherReport, secret: '' })).secondLook.askedAt, '');

  const { cases } = await listCases(core, admin, { list: 'appeals' });
  const listed = cases.find(({ $id }) => $id === caseId);
  const days = (Date.parse(listed?.dueAt ?? '') - Date.now()) / 86_400_000;
  assert.ok(listed?.isSecondLook && days > 6.9 && days < 7.1, String(days));
  const same = await openCase(second.core, admin, caseId);
  assert.deepEqual([same.bar, same.can], ['same_administrator', []]);
  const decision = { caseId, version: same.version, outcome: 'warn', reason } as const;
  await assert.rejects(decideCase(second.core, admin, decision), refused('case_same_administrator'));
  const opened = await openCase(second.core, second.admin, caseId);
  assert.deepEqual([opened.bar, opened.secondWords], ['', words]);
  const decided = await decideCase(second.core, second.admin, decision);
  assert.deepEqual(
    [decided.outcome, decided.firstReason, decided.firstDecidedBy, decided.isSecondLook],
    ['warn', 'It keeps our rules.', admin.account.name, false],
  );
  const report = await getReport(core, reporter, { reportId, secret: '' });
  assert.deepEqual([report.wasSomethingDone, report.secondLook.answeredAt !== ''], [true, true]);
  assert.ok((await getJudgedCase(core, judged, caseId)).appealUntil);
  await assert.rejects(ask(other, otherReport), refused('second_look_twice'));
});

test('where other staff do nothing either, only the reporter who asked hears of it again', async () => {
  const { judged, reporter, other, caseId, reportId } = await nothingDone();
  await ask(reporter, reportId);
  const { version } = await openCase(second.core, second.admin, caseId);
  await decideCase(second.core, second.admin, { caseId, version, outcome: 'nothing', reason });
  const answers = async (who: Member) =>
    (await lettersOf(who)).filter((letter) => letter === 'report-answered').length;
  assert.deepEqual([await answers(reporter), await answers(other), await answers(judged)], [2, 1, 0]);
  await assert.rejects(appealCase(core, judged, { caseId, appeal: appealWords }), refused('case_not_found'));
});

test('a second look can be asked for until the last second of 14 days', async () => {
  const { reporter, caseId, reportId } = await nothingDone();
  await decidedBefore(caseId, '-1 second');
  assert.equal((await getReport(core, reporter, { reportId, secret: '' })).secondLook.until, '');
  await assert.rejects(ask(reporter, reportId), refused('second_look_late'));
  await decidedBefore(caseId, '10 seconds');
  assert.notEqual((await ask(reporter, reportId)).secondLook.askedAt, '');
});

test('of ten reporters who ask at once one asks, a guest by the secret of the report', async () => {
  const { judged, caseId } = await reportedPerson();
  const reporters = await Promise.all(Array.from({ length: 9 }, () => member(core, { password: null })));
  const reports = await Promise.all(reporters.map((who) => reporting(who, judged.id)));
  await decideCase(core, admin, { caseId, version: 1, outcome: 'nothing', reason });
  const asked = await Promise.allSettled(
    reports.map(({ $id: reportId }) =>
      askSecondLook(core, guest, { reportId, secret: linkSecretOf(core.key, 'report', reportId), words: '' }),
    ),
  );
  assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, 1);
  await assert.rejects(ask(judged, reports[0]?.$id ?? ''), refused('report_not_found'));
});

test('no other staff look at an open case, or where something was done', async () => {
  const { reporter, caseId, judged } = await reportedPerson();
  const { rows } = await sql<{ id: string }>`select id from case_reports where case_id = ${caseId}`.execute(
    core.db,
  );
  const reportId = rows[0]?.id ?? '';
  await assert.rejects(ask(reporter, reportId), refused('second_look_unfit'));
  await decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason });
  await assert.rejects(ask(reporter, reportId), refused('second_look_unfit'));
  // An appeal one second late.
  const decided = (shift: string) => decidedBefore(caseId, shift);
  await decided('-1 second');
  await assert.rejects(
    appealCase(core, judged, { caseId, appeal: appealWords }),
    refused('case_appeal_late'),
  );
  await decided('10 seconds');
  await appealCase(core, judged, { caseId, appeal: appealWords });
});
