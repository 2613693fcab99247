import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { cohortOf, ip, joined, type Roster } from '#tests/rosters/rosters.ts';
import { answerCaseAppeal } from '../cases/answer-case-appeal.ts';
import { appealCase } from '../cases/appeal-case.ts';
import { decideCase } from '../cases/decide-case.ts';
import { report } from '../cases/report.ts';
import { changeTicks } from './change-ticks.ts';
import { getMembership } from './get-membership.ts';
import { getStudentEntry } from './get-student-entry.ts';
import { joinByCode } from './join-by-code.ts';
import { renewMarks } from './renew-marks.ts';

const core = await freshCore();
const [made, other] = [await administrator(core), await administrator(core)];
core.adminEmails = [made.admin.account.email, other.admin.account.email];
const someone = () => member(core, { password: null, name: 'Asha Kulkarni' });

async function pressed(concern: 'pressing' | 'untrue', outcome: 'warn' | 'nothing') {
  const roster = await cohortOf(core, await member(core, { password: null, name: 'Sunita Pawar' }));
  const student = await someone();
  const one = await joined(core, roster, student, { ticks: ['team'] });
  const said = { reportedKind: 'organisation', reportedId: roster.organisationSlug, concern } as const;
  await report(core, student, { ...said, words: 'They wrote that all of us have to tick all.' });
  const { id: caseId, version } = await core.db
    .selectFrom('cases')
    .select(['id', 'version'])
    .where('thing_kind', '=', 'organisation')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const reason = 'Several students showed us the same letter.';
  await decideCase(core, made.admin, { caseId, version, outcome, reason });
  await runReactions(core);
  return { roster, student, caseId, ...one };
}

const isTicked = async ({ id }: { id: string }) =>
  (
    await sql`select from roster_ticks join roster_memberships as one on one.id = membership_id
      where one.account_id = ${id}`.execute(core.db)
  ).rows.length > 0;
const entry = ({ owner, organisationSlug, cohortId }: Roster, rowId: string) =>
  getStudentEntry(core, owner, { organisationSlug, cohortId, rowId });

test('an upheld case of pressing closes the ticks for twelve months, and the student reads until when', async () => {
  const { student, membershipId, roster, rowId } = await pressed('pressing', 'warn');
  assert.equal(await isTicked(student), false);
  const { canTick, ticksClosedUntil } = await getMembership(core, student, membershipId);
  assert.equal(canTick, false);
  const months = (new Date(ticksClosedUntil).getTime() - Date.now()) / 86_400_000;
  assert.ok(months > 360 && months < 370);
  await assert.rejects(
    changeTicks(core, student, { membershipId, ticks: ['team'] }),
    refused('roster_ticks_closed'),
  );
  const shown = JSON.stringify(await entry(roster, rowId));
  assert.doesNotMatch(shown, /clos|press/i);
  const late = await joined(core, roster, await someone());
  const newcomer = { code: late.code, ip, ticks: ['team' as const] };
  await assert.rejects(joinByCode(core, await someone(), newcomer), refused('roster_code_used'));
  await sql`update roster_pressings set until = now()`.execute(core.db);
  await changeTicks(core, student, { membershipId, ticks: ['team'] });
  assert.ok(await isTicked(student));
});

test('a case of pressing that is not upheld, and one about something else, close nothing', async () => {
  for (const [concern, outcome] of [
    ['pressing', 'nothing'],
    ['untrue', 'warn'],
  ] as const) {
    const { student, membershipId } = await pressed(concern, outcome);
    assert.ok(await isTicked(student));
    assert.ok((await getMembership(core, student, membershipId)).canTick);
  }
});

test('an appeal that lifts the decision opens the ticks again, all off', async () => {
  const { student, membershipId, roster, caseId } = await pressed('pressing', 'warn');
  await appealCase(core, roster.owner, { caseId, appeal: 'The letter was a mistake of one teacher alone.' });
  await answerCaseAppeal(core, other.admin, { caseId, lifted: true, reason: 'It was one teacher.' });
  await runReactions(core);
  const { canTick, ticks } = await getMembership(core, student, membershipId);
  assert.deepEqual([canTick, ticks], [true, []]);
});

test('only an organisation is reported for pressing', async () => {
  const [one, two] = [await someone(), await someone()];
  const said = { reportedKind: 'person', reportedId: two.id, concern: 'pressing', words: '' } as const;
  await assert.rejects(report(core, one, said), refused('report_concern_unfit'));
});

test('the mark by a roster holds on for one who is still a student, and is not announced as ending', async () => {
  const roster = await cohortOf(core, await member(core, { password: null, name: 'Sunita Pawar' }));
  const [student, former] = [await someone(), await someone()];
  for (const one of [student, former]) await joined(core, roster, one);
  await sql`delete from roster_memberships where account_id = ${former.id}`.execute(core.db);
  await sql`update verifications set expires_at = now() + interval '31 days', reminded_at = now()
    where kind = 'student'`.execute(core.db);
  await renewMarks(core);
  const days = async ({ id }: { id: string }) =>
    (
      await sql<{ days: number; reminded_at: Date | null }>`
        select round(extract(epoch from expires_at - now()) / 86400)::int as days, reminded_at
        from verifications where account_id = ${id} and kind = 'student'`.execute(core.db)
    ).rows[0];
  assert.ok(((await days(student))?.days ?? 0) > 360);
  assert.equal((await days(student))?.reminded_at, null);
  assert.equal((await days(former))?.days, 31);
});
