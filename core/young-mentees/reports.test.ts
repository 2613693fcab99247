import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { mentorName } from '#tests/mentoring/sessions.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { askedRequest, sentRequest } from '#tests/young-mentees/young.ts';
import { confirmedSession } from '#tests/young-mentees/young-sessions.ts';
import { getReport } from '../cases/get-report.ts';
import { report } from '../cases/report.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { writeMessage } from '../mentoring/write-message.ts';
import { listTurns } from '../today/list-turns.ts';
import { declineReview } from '../written-reviews/decline-review.ts';
import { reportAsGuardian } from './report-as-guardian.ts';
import { settleYoung } from './settle-young.ts';

const core = await freshCore();
await keepBeating(core);

const refuses = (code: string, act: () => Promise<unknown>) => assert.rejects(act, refused(code));
const casesOf = async (mentorId: string) => {
  const { rows } = await sql<{ kind: string; concern: string; words: string; email: string }>`
    select cases.thing_kind as kind, report.concern, report.words, report.email
    from cases join case_people as judged on judged.case_id = cases.id and judged.is_judged
    join case_reports as report on report.case_id = cases.id
    where judged.account_id = ${mentorId} order by report.reported_at`.execute(core.db);
  return rows;
};
const approvalOf = async (id: string) =>
  (await core.db.selectFrom('young_mentors').select('state').where('account_id', '=', id).executeTakeFirst())
    ?.state;

test('a guardian reports what a mentor wrote, and the case keeps the address that answers go to', async () => {
  const { id: youngId, mentor, link } = await sentRequest(core);
  const said = { ...link, youngId, concern: 'money' as const, words: 'He asks for money.' };
  await reportAsGuardian(core, said);
  await reportAsGuardian(core, said);
  const guardian = await core.db
    .selectFrom('guardians')
    .select('email')
    .where('id', '=', link.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(await casesOf(mentor.id), [
    { kind: 'written_review', concern: 'money', words: said.words, email: guardian.email },
  ]);
  await runReactions(core);
  assert.equal(await approvalOf(mentor.id), 'approved');
});

test('before anything is sent, a guardian reports the page of the mentor', async () => {
  const { id: youngId, mentor, link } = await askedRequest(core);
  await reportAsGuardian(core, { ...link, youngId, concern: 'pretence', words: '' });
  assert.deepEqual(
    (await casesOf(mentor.id)).map(({ kind }) => kind),
    ['mentor_page'],
  );
});

test('a guardian reports a session, and the case seals what the mentor wrote', async () => {
  const { id: youngId, mentor, link, sessionId } = await confirmedSession(core);
  await writeMessage(core, mentor, { sessionId, text: 'Do not show this to your mother.' });
  await reportAsGuardian(core, { ...link, youngId, concern: 'pretence', words: '' });
  const found = await core.db
    .selectFrom('cases')
    .select(['thing_kind', 'sealed'])
    .where('thing_id', '=', `${sessionId} mentor`)
    .executeTakeFirst();
  assert.equal(found?.thing_kind, 'mentoring_session');
  assert.ok(found.sealed.includes('Do not show this to your mother.'));
});

test('a guardian’s report of harm to a child pauses the mentor, and ends what is ahead', async () => {
  const { id: youngId, mentor, link, reviewId } = await sentRequest(core);
  await reportAsGuardian(core, { ...link, youngId, concern: 'child', words: '' });
  await runReactions(core);
  assert.equal(await approvalOf(mentor.id), 'paused');
  await settleYoung(core);
  const review = await core.db
    .selectFrom('written_reviews')
    .select('state')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  assert.equal(review?.state, 'released');
});

test('no one reports with the link alone, of another family, or more than five times a day', async () => {
  const { id: youngId, link } = await sentRequest(core);
  const other = await sentRequest(core);
  const said = { concern: 'spam' as const, words: '' };
  await refuses('young_visit_missing', () =>
    reportAsGuardian(core, { ...link, browser: '', youngId, ...said }),
  );
  await refuses('young_request_unknown', () =>
    reportAsGuardian(core, { ...link, youngId: other.id, ...said }),
  );
  await refuses('report_words_missing', () =>
    reportAsGuardian(core, { ...link, youngId, concern: 'other', words: '' }),
  );
  for (let at = 0; at < 5; at++) await reportAsGuardian(core, { ...link, youngId, ...said });
  await refuses('reports_too_many', () => reportAsGuardian(core, { ...link, youngId, ...said }));
});

test('a mentor reads the first name in sent reports, after the 18th birthday too', async () => {
  const [held, sent] = [await confirmedSession(core), await sentRequest(core)];
  const said = { concern: 'spam' as const, words: '' };
  const ofSession = { reportedKind: 'mentoring_session' as const, reportedId: held.sessionId, ...said };
  const ofReview = { reportedKind: 'written_review' as const, reportedId: sent.reviewId, ...said };
  const [first, second] = [
    await report(core, held.mentor, ofSession),
    await report(core, sent.mentor, ofReview),
  ];
  assert.deepEqual([first.name, second.name], ['Isha', 'Isha']);
  await declineReview(core, sent.mentor, { reviewId: sent.reviewId, reason: 'no_time', words: '' });
  await sql`update written_reviews set ended_at = now() - interval '3 days' where id = ${sent.reviewId}`.execute(
    core.db,
  );
  for (const { child } of [held, sent]) await setStanding(core, child.id, { birth_date: bornYearsAgo(18) });
  const nameOf = async (who: Member, reportId: string) =>
    (await getReport(core, who, { reportId, secret: '' })).name;
  assert.equal(await nameOf(held.mentor, first.$id), 'Isha');
  assert.equal(await nameOf(sent.mentor, second.$id), 'Isha');
  const { others } = await listTurns(core, held.mentor);
  assert.deepEqual(
    others.map(({ thing }) => thing),
    ['Isha'],
  );
});

test('a member under 18 reads the name of the mentor in a sent report', async () => {
  const { child, reviewId } = await sentRequest(core);
  const said = { concern: 'spam' as const, words: '' };
  const sent = await report(core, child, { reportedKind: 'written_review', reportedId: reviewId, ...said });
  assert.equal(sent.name, mentorName);
});
