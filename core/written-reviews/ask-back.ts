import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { now } from '#db/now.ts';
import { mayAskBack } from '#rules/written-reviews/review-states.ts';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import { isTimeOver, meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getReview } from './get-review.ts';
import { awaiting, type ReviewRow, subjectOf } from './row.ts';
import { holdOwnReview } from './steps/hold-review.ts';

/**
 * Asks the mentor back once about the answer: the review closes seven days later. The same question again changes nothing.
 * @throws Refusal `written_review_unknown`, `mentoring_moved`, `mentoring_not_available`; `mentoring_late` after the deadline
 */
export async function askBack(
  core: Core,
  member: Member,
  { reviewId, text }: { reviewId: string; text: string },
): Promise<ReviewBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, now: at, side, facts, otherId } = await holdOwnReview(tx, member, reviewId);
    if (side === 'mentee' && one.asked_back_at && one.question_back === text) return;
    if (!mayAskBack(facts, side)) throw new Refusal('mentoring_moved');
    if (otherId === null || (await isBlockedBetween(tx, member.id, otherId)))
      throw new Refusal('mentoring_not_available');
    if (await isLate(tx, one, at)) throw new Refusal('mentoring_late');
    const closesAt = await beginDeadline(tx, {
      kind: 'review_ask_back',
      subjectId: one.id,
      owes: { accountId: otherId },
      awaitedBy: awaiting(one, member.id),
    });
    await tx
      .updateTable('written_reviews')
      .set({ question_back: text, asked_back_at: now, closes_at: closesAt })
      .where('id', '=', one.id)
      .execute();
    await record(tx, { name: 'writtenReviews.askedBack', accountId: member.id, subject: subjectOf(one) });
  });
  return getReview(core, member, reviewId);
}

/** An answer that an earlier version of the server took has no deadline: its own time counts. */
async function isLate(tx: Tx, { id, closes_at: closesAt }: ReviewRow, now: Date): Promise<boolean> {
  if (await meetDeadline(tx, 'review_asking_back', id)) return false;
  return (await isTimeOver(tx, 'review_asking_back', id)) || closesAt === null || now >= closesAt;
}
