import type { MentoringCancellation } from '#contract/mentoring/limits.ts';
import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { mayCancel } from '#rules/written-reviews/review-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getReview } from './get-review.ts';
import { endReview } from './steps/end-review.ts';
import { holdOwnReview } from './steps/hold-review.ts';

type Said = { reviewId: string; reason: MentoringCancellation; words: string };

/**
 * Cancels an accepted review before its answer, with a reason that the other side reads. The same cancellation again changes nothing.
 * @throws Refusal `written_review_unknown`, `mentoring_moved`
 */
export async function cancelReview(core: Core, member: Member, said: Said): Promise<ReviewBody> {
  const { reviewId, reason, words } = said;
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnReview(tx, member, reviewId);
    if (one.state === 'cancelled' && one.ended_by === side) return;
    if (!mayCancel(facts)) throw new Refusal('mentoring_moved');
    await endReview(tx, one, { state: 'cancelled', by: side, accountId: member.id, reason, words });
  });
  return getReview(core, member, reviewId);
}
