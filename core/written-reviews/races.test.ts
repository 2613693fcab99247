import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { sessionBetween } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween } from '#tests/mentorships/mentorships.ts';
import { askingFor, newMentee, newReviewer, reviewBetween } from '#tests/written-reviews/reviews.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { holdOwnSession } from '../mentoring/steps/hold-session.ts';
import { closeMentor } from '../mentors/close-mentor.ts';
import { pauseMentor } from '../mentors/pause-mentor.ts';
import { holdOwnMentorship } from '../mentorships/steps/hold-mentorship.ts';
import { acceptReview } from './accept-review.ts';
import { askForReview } from './ask-for-review.ts';
import { closeReviews } from './close-reviews.ts';
import { getReview } from './get-review.ts';
import { holdOwnReview } from './steps/hold-review.ts';

const core = await freshCore();
await keepBeating(core);

/** Runs all at once; each ends well or with a refusal, and never with an error of the database. */
async function atOnce(acts: readonly (() => Promise<unknown>)[]): Promise<boolean[]> {
  const done = await Promise.allSettled(acts.map((act) => act()));
  for (const one of done)
    if (one.status === 'rejected') assert.ok(one.reason instanceof Refusal, String(one.reason));
  await runReactions(core);
  return done.map(({ status }) => status === 'fulfilled');
}

const stateOf = async (who: Member, id: string) => (await getReview(core, who, id)).state;

test('a review that cannot be closed does not stop the others', async () => {
  const closesAt = (seconds: number) => ({
    asked_back_at: new Date(),
    answered_back_at: new Date(),
    closes_at: new Date(Date.now() - seconds * 1000),
  });
  const failing = await reviewBetween(core, {}, { state: 'answered', ...closesAt(20) });
  const other = await reviewBetween(core, {}, { state: 'answered', ...closesAt(10) });
  await sql`alter table written_reviews add constraint one_fails
    check (id <> ${sql.lit(failing.id)} or state <> 'closed')`.execute(core.db);
  await assert.rejects(
    closeReviews(core),
    (error) => error instanceof AggregateError && error.errors.length === 1,
  );
  const states = () => Promise.all([failing, other].map(({ id, mentee }) => stateOf(mentee, id)));
  assert.deepEqual(await states(), ['answered', 'closed']);
  await sql`alter table written_reviews drop constraint one_fails`.execute(core.db);
  await closeReviews(core);
  assert.deepEqual(await states(), ['closed', 'closed']);
});

test('a yes while the page pauses or closes stands, or the request ends with the page', async () => {
  const [paused, closed] = [await reviewBetween(core, {}), await reviewBetween(core, {})];
  const yes = ({ id, mentor }: typeof paused) => acceptReview(core, mentor, id);
  await atOnce([() => yes(paused), () => pauseMentor(core, paused.mentor, { until: '' })]);
  assert.equal(await stateOf(paused.mentee, paused.id), 'accepted');
  const [isAgreed] = await atOnce([() => yes(closed), () => closeMentor(core, closed.mentor)]);
  assert.equal(await stateOf(closed.mentee, closed.id), isAgreed ? 'accepted' : 'released');
});

test('a yes while one side blocks the other, or its account is erased, leaves nothing open', async () => {
  const [blocked, erased] = [await reviewBetween(core, {}), await reviewBetween(core, {})];
  await atOnce([
    () => acceptReview(core, blocked.mentor, blocked.id),
    () => block(core, blocked.mentee, { personId: blocked.mentor.id }),
  ]);
  assert.equal(await stateOf(blocked.mentor, blocked.id), 'released');
  await atOnce([
    () => acceptReview(core, erased.mentor, erased.id),
    () => eraseAccount(core, erased.mentee.id),
  ]);
  assert.equal(await stateOf(erased.mentor, erased.id), 'released');
});

test('a request while the page closes is refused, or ends with the page', async () => {
  const [mentor, mentee] = [await newReviewer(core), await newMentee(core)];
  await atOnce([() => askForReview(core, mentee, askingFor(mentor)), () => closeMentor(core, mentor)]);
  const waiting = await core.db
    .selectFrom('written_reviews')
    .select('state')
    .where('mentor_id', '=', mentor.id)
    .execute();
  assert.ok(waiting.every(({ state }) => state === 'released'));
});

test('a stranger who names a session, a mentorship or a review holds no account of its sides', async () => {
  const [mentor, mentee] = [await newReviewer(core), await newMentee(core)];
  const stranger = await newMentee(core);
  const { id: session } = await sessionBetween(core, { mentor, mentee });
  const { id: mentorship } = await mentorshipBetween(core, { mentor, mentee });
  const { id: review } = await reviewBetween(core, { mentor, mentee });
  const held = await holdRow(core, mentor.id);
  const holding = (step: (tx: Tx) => Promise<unknown>) => core.db.transaction().execute(step);
  await assert.rejects(
    holding((tx) => holdOwnSession(tx, stranger, session)),
    refused('mentoring_unknown'),
  );
  await assert.rejects(
    holding((tx) => holdOwnMentorship(tx, stranger, mentorship)),
    refused('mentorship_unknown'),
  );
  await assert.rejects(
    holding((tx) => holdOwnReview(tx, stranger, review)),
    refused('written_review_unknown'),
  );
  await held.release();
});
