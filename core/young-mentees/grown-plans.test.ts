import assert from 'node:assert/strict';
import { test } from 'node:test';
import { again, bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { openCheckIn, planWith } from '#tests/mentorships/mentorships.ts';
import { setStanding } from '#tests/standings/standings.ts';
import type { Opened } from '#tests/young-mentees/young.ts';
import { agreedPlan, askedPlan, runningPlan, sentPlan } from '#tests/young-mentees/young-plans.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { releaseAdults } from '../guardians/release-adults.ts';
import { getSession } from '../mentoring/get-session.ts';
import { agreeMentorship } from '../mentorships/agree-mentorship.ts';
import { bookSeries } from '../mentorships/book-series.ts';
import { counterMentorship } from '../mentorships/counter-mentorship.ts';
import { endMentorship } from '../mentorships/end-mentorship.ts';
import { getMentorship } from '../mentorships/get-mentorship.ts';
import { getMentorshipTimes } from '../mentorships/get-mentorship-times.ts';
import { pauseMentorship } from '../mentorships/pause-mentorship.ts';
import { sayReached } from '../mentorships/say-reached.ts';
import { writeCheckIn } from '../mentorships/write-check-in.ts';
import { answerYoungAsGuardian } from './answer-young-as-guardian.ts';
import { bookYoungSessions } from './book-young-sessions.ts';
import { getGuardianMentoring } from './get-guardian-mentoring.ts';
import { sendYoung } from './send-young.ts';
import { settleYoung } from './settle-young.ts';

const core = await freshCore();
await keepBeating(core);

const refuses = (code: string, act: () => Promise<unknown>) => assert.rejects(act, refused(code));
const marks = [{ mark: 'on_track' as const, line: 'Two growers answered.' }];
const nothing = { kind: 'written', location: '', caller: '' } as const;

/** The 18th birthday has begun, and the guardian is forgotten. */
async function grow(child: Opened) {
  await setStanding(core, child.id, { birth_date: bornYearsAgo(18) });
  await releaseAdults(core);
  await runReactions(core);
  await settleYoung(core);
  return again(core, child);
}

const kindsOf = async ({ id }: { id: string }, since: Date) => {
  const rows = await core.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', id)
    .where('created_at', '>', since)
    .execute();
  return rows.map(({ kind }) => kind);
};

test('on the 18th birthday both sides of a plan are told, and the link of the guardian ends', async () => {
  const { mentor, child, link } = await runningPlan(core);
  await runReactions(core);
  const since = new Date();
  await grow(child);
  assert.deepEqual((await kindsOf(child, since)).sort(), ['guardian_outgrown', 'young_grown']);
  assert.deepEqual(await kindsOf(mentor, since), ['young_grown_plan']);
  await refuses('guardian_request_not_found', () => getGuardianMentoring(core, link));
});

test('after the 18th birthday both sides check in, pause, end the plan and say what was reached', async () => {
  const { mentor, child, planId: mentorshipId } = await runningPlan(core);
  const mentee = await grow(child);
  await openCheckIn(core, mentorshipId, { mentor, mentee });
  for (const side of [mentor, mentee]) await writeCheckIn(core, side, { mentorshipId, number: 1, marks });
  const [checkIn] = (await getMentorship(core, mentee, mentorshipId)).checkIns;
  assert.deepEqual([checkIn?.own.marks, checkIn?.other.marks], [marks, marks]);
  await pauseMentorship(core, mentee, { mentorshipId, weeks: 1 });
  await endMentorship(core, mentee, { mentorshipId, reason: 'reached', words: '' });
  for (const side of [mentor, mentee]) await sayReached(core, side, { mentorshipId, text: 'All of it.' });
  const { reached } = await getMentorship(core, mentor, mentorshipId);
  assert.deepEqual([reached.own, reached.other], ['All of it.', 'All of it.']);
});

test('after the 18th birthday sessions of a plan are booked as between adults, by the mentee alone', async () => {
  const { id: requestId, mentor, child, planId: mentorshipId } = await runningPlan(core);
  const mentee = await grow(child);
  const wanted = { mentorshipId, startsAt: '', count: 1 };
  const [startsAt = ''] = (await getMentorshipTimes(core, mentee, wanted)).times;
  await refuses('young_adult', () => bookYoungSessions(core, mentee, { requestId, startsAt, count: 1 }));
  await refuses('mentorship_moved', () =>
    bookSeries(core, mentor, { mentorshipId, startsAt, count: 1, ...nothing }),
  );
  const { sessionIds } = await bookSeries(core, mentee, { mentorshipId, startsAt, count: 1, ...nothing });
  const shown = await getSession(core, mentor, sessionIds[0] ?? '');
  assert.deepEqual([shown.state, shown.isReadAlong, shown.person?.name], ['confirmed', false, 'Isha']);
});

test('a plan sent before the 18th birthday is agreed after it; one not sent ends, unseen by the mentor', async () => {
  const [sent, agreed, asked] = [await sentPlan(core), await agreedPlan(core), await askedPlan(core)];
  await setStanding(core, asked.child.id, { birth_date: bornYearsAgo(18) });
  await refuses('young_yes_missing', () =>
    answerYoungAsGuardian(core, { ...asked.link, youngId: asked.id, confirmed: true }),
  );
  await setStanding(core, agreed.child.id, { birth_date: bornYearsAgo(18) });
  const grown = await again(core, agreed.child);
  await refuses('young_adult', () => sendYoung(core, grown, agreed.id));
  await grow(sent.child);
  const left = await core.db
    .selectFrom('young_requests')
    .select('state')
    .where('id', 'in', [agreed.id, asked.id])
    .execute();
  assert.deepEqual(
    left.map(({ state }) => state),
    ['released', 'released'],
  );
  const { planId: mentorshipId, mentor } = sent;
  await refuses('mentorship_young_counter', () =>
    counterMentorship(core, mentor, { mentorshipId, version: 1, plan: planWith() }),
  );
  const shown = await agreeMentorship(core, mentor, { mentorshipId, version: 1 });
  assert.deepEqual([shown.state, shown.isReadAlong, shown.person?.name], ['running', false, 'Isha']);
});

test('after the 18th birthday a step of a plan is notified once, as to all members', async () => {
  const { mentor, child, planId: mentorshipId } = await runningPlan(core);
  await grow(child);
  const since = new Date();
  await endMentorship(core, mentor, { mentorshipId, reason: 'no_time', words: '' });
  await runReactions(core);
  assert.deepEqual(await kindsOf(child, since), ['mentorship_ended']);
});
