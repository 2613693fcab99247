import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { now } from '#db/now.ts';
import { mayAnswerBack } from '#rules/written-reviews/review-states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { getReview } from './get-review.ts';
import { subjectOf } from './row.ts';
import { holdOwnReview } from './steps/hold-review.ts';

/**
 * Answers the question back. The same answer again changes nothing.
 * @throws Refusal `written_review_unknown`, `mentoring_moved`; `mentoring_late` after the deadline
 */
export async function answerBack(
  core: Core,
  member: Member,
  { reviewId, text }: { reviewId: string; text: string },
): Promise<ReviewBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnReview(tx, member, reviewId);
    if (side === 'mentor' && one.answered_back_at && one.answer_back === text) return;
    if (!mayAnswerBack(facts, side)) throw new Refusal('mentoring_moved');
    if (!(await meetDeadline(tx, 'review_ask_back', one.id))) throw new Refusal('mentoring_late');
    await tx
      .updateTable('written_reviews')
      .set({ answer_back: text, answered_back_at: now })
      .where('id', '=', one.id)
      .execute();
    await noteActivity(tx, member.id);
    await record(tx, { name: 'writtenReviews.answeredBack', accountId: member.id, subject: subjectOf(one) });
  });
  return getReview(core, member, reviewId);
}
