import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { mayWithdraw } from '#rules/written-reviews/review-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getReview } from './get-review.ts';
import { endReview } from './steps/end-review.ts';
import { holdOwnReview } from './steps/hold-review.ts';

/**
 * Takes a waiting request back. A second withdrawal changes nothing.
 * @throws Refusal `written_review_unknown`, `mentoring_moved`
 */
export async function withdrawReview(core: Core, member: Member, reviewId: string): Promise<ReviewBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnReview(tx, member, reviewId);
    if (one.state === 'withdrawn' && side === 'mentee') return;
    if (!mayWithdraw(facts, side)) throw new Refusal('mentoring_moved');
    await endReview(tx, one, { state: 'withdrawn', by: 'mentee', accountId: member.id });
  });
  return getReview(core, member, reviewId);
}
