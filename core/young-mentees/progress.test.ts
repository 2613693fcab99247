import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { sentRequest } from '#tests/young-mentees/young.ts';
import { askedPlan, runningPlan } from '#tests/young-mentees/young-plans.ts';
import { sentSession } from '#tests/young-mentees/young-sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { declineRequest } from '../mentoring/decline-request.ts';
import { acceptReview } from '../written-reviews/accept-review.ts';
import { getGuardianMentoring } from './get-guardian-mentoring.ts';
import { listYoungMentors } from './list-young-mentors.ts';

const core = await freshCore();
await keepBeating(core);

type Child = Parameters<typeof listYoungMentors>[1];
const progressOf = async (child: Child) =>
  (await listYoungMentors(core, child, {})).requests.map(({ kind, progress }) => [kind, progress]);

test('the list of requests says how far each review, session and plan has come', async () => {
  const session = await sentSession(core);
  const { sessionId } = session;
  await declineRequest(core, session.mentor, { sessionId, reason: 'no_time', words: '' });
  assert.deepEqual(await progressOf(session.child), [['session', 'declined']]);
  const review = await sentRequest(core);
  await acceptReview(core, review.mentor, review.reviewId);
  assert.deepEqual(await progressOf(review.child), [['review', 'accepted']]);
  const running = await runningPlan(core);
  assert.deepEqual(await progressOf(running.child), [
    ['plan', 'running'],
    ['session', 'took_place'],
  ]);
  const waiting = await askedPlan(core);
  assert.deepEqual(await progressOf(waiting.child), [
    ['plan', ''],
    ['session', 'took_place'],
  ]);
});

test('a request that waits for the guardian stands first on their page, however old it is', async () => {
  const { id, link } = await askedPlan(core);
  await sql`update young_requests set asked_at = asked_at - interval '5 days' where id = ${id}`.execute(
    core.db,
  );
  const { requests } = await getGuardianMentoring(core, link);
  assert.deepEqual(
    requests.map(({ kind, state }) => [kind, state]),
    [
      ['plan', 'with_guardian'],
      ['session', 'sent'],
    ],
  );
});
