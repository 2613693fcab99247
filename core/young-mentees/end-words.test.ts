import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshCore } from '#tests/ground/database.ts';
import { sentRequest } from '#tests/young-mentees/young.ts';
import { runningPlan, sentPlan } from '#tests/young-mentees/young-plans.ts';
import { confirmedSession, sentSession } from '#tests/young-mentees/young-sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { cancelSession } from '../mentoring/cancel-session.ts';
import { declineRequest } from '../mentoring/decline-request.ts';
import { getSession } from '../mentoring/get-session.ts';
import { declineMentorship } from '../mentorships/decline-mentorship.ts';
import { endMentorship } from '../mentorships/end-mentorship.ts';
import { getMentorship } from '../mentorships/get-mentorship.ts';
import { acceptReview } from '../written-reviews/accept-review.ts';
import { cancelReview } from '../written-reviews/cancel-review.ts';
import { declineReview } from '../written-reviews/decline-review.ts';
import { getReview } from '../written-reviews/get-review.ts';
import { actInPlan } from './act-in-plan.ts';
import { endYoung } from './end-young.ts';
import { getGuardianMentoring } from './get-guardian-mentoring.ts';
import { getYoungRequest } from './get-young-request.ts';

const core = await freshCore();
await keepBeating(core);

const words = 'Send me money by UPI to me@okaxis, or write to me on WhatsApp.';
const warned = ['asks_for_money', 'leads_away'];
const guardianReads = async (link: Parameters<typeof getGuardianMentoring>[1], id: string) => {
  const one = (await getGuardianMentoring(core, link)).requests.find((request) => request.id === id);
  const end = one?.session ?? one?.mentorship ?? one;
  return [end?.endWords, end?.endWarnings];
};

test('mentee and guardian are warned of the words with which a mentor declines or cancels a session', async () => {
  const end = { reason: 'no_time', words } as const;
  for (const made of [await sentSession(core), await confirmedSession(core)]) {
    const { sessionId, mentor, child, link, id } = made;
    const { state } = await getSession(core, mentor, sessionId);
    if (state === 'asked') await declineRequest(core, mentor, { sessionId, ...end });
    else await cancelSession(core, mentor, { sessionId, ...end, reason: 'ill' });
    const { session } = await getYoungRequest(core, child, id);
    assert.deepEqual([session?.words, session?.wordsWarnings], [words, warned], state);
    assert.deepEqual((await getSession(core, mentor, sessionId)).wordsWarnings, []);
    assert.deepEqual(await guardianReads(link, id), [words, warned]);
  }
});

test('a mentor is warned of the words with which a mentee cancels, and not the mentee or the guardian', async () => {
  const { id, sessionId, mentor, child, link } = await confirmedSession(core);
  const { session } = await endYoung(core, child, id, { reason: 'ill', words });
  assert.deepEqual([session?.words, session?.wordsWarnings], [words, []]);
  assert.deepEqual((await getSession(core, mentor, sessionId)).wordsWarnings, warned);
  assert.deepEqual(await guardianReads(link, id), [words, []]);
});

test('mentee and guardian are warned of the words with which a mentor declines or ends a plan', async () => {
  const [asked, running] = [await sentPlan(core), await runningPlan(core)];
  await declineMentorship(core, asked.mentor, { mentorshipId: asked.planId, reason: 'no_time', words });
  await endMentorship(core, running.mentor, { mentorshipId: running.planId, reason: 'no_time', words });
  for (const { id, planId, mentor, child, link } of [asked, running]) {
    const { mentorship } = await getYoungRequest(core, child, id);
    assert.deepEqual([mentorship?.words, mentorship?.wordsWarnings], [words, warned]);
    assert.deepEqual((await getMentorship(core, mentor, planId)).wordsWarnings, []);
    assert.deepEqual(await guardianReads(link, id), [words, warned]);
  }
});

test('a mentor is warned of the words with which a mentee ends a plan', async () => {
  const { id, planId, mentor, child, link } = await runningPlan(core);
  const mine = { mentorshipId: planId, reason: 'no_time', words } as const;
  await actInPlan(core, child, id, () => endMentorship(core, child, mine));
  assert.deepEqual((await getMentorship(core, mentor, planId)).wordsWarnings, warned);
  assert.deepEqual((await getYoungRequest(core, child, id)).mentorship?.wordsWarnings, []);
  assert.deepEqual(await guardianReads(link, id), [words, []]);
});

test('mentee and guardian are warned of the words with which a mentor declines or cancels a written review', async () => {
  const [asked, accepted] = [await sentRequest(core), await sentRequest(core)];
  await declineReview(core, asked.mentor, { reviewId: asked.reviewId, reason: 'no_time', words });
  await acceptReview(core, accepted.mentor, accepted.reviewId);
  await cancelReview(core, accepted.mentor, { reviewId: accepted.reviewId, reason: 'ill', words });
  for (const { id, reviewId, mentor, child, link } of [asked, accepted]) {
    const { review } = await getYoungRequest(core, child, id);
    assert.deepEqual([review?.words, review?.wordsWarnings], [words, warned]);
    assert.deepEqual((await getReview(core, mentor, reviewId)).wordsWarnings, []);
    assert.deepEqual(await guardianReads(link, id), [words, warned]);
  }
});
