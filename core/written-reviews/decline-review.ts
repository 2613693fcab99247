import type { MentoringDecline } from '#contract/mentoring/limits.ts';
import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { mayDecide } from '#rules/written-reviews/review-states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { getReview } from './get-review.ts';
import { endReview } from './steps/end-review.ts';
import { holdOwnReview } from './steps/hold-review.ts';

type Said = { reviewId: string; reason: MentoringDecline; words: string };

/**
 * Says no to a request with a reason. A second decline changes nothing.
 * @throws Refusal `written_review_unknown`, `mentoring_moved`, `mentoring_late`
 */
export async function declineReview(core: Core, member: Member, said: Said): Promise<ReviewBody> {
  const { reviewId, reason, words } = said;
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnReview(tx, member, reviewId);
    if (one.state === 'declined' && side === 'mentor') return;
    if (one.state === 'lapsed' && side === 'mentor') throw new Refusal('mentoring_late');
    if (!mayDecide(facts, side)) throw new Refusal('mentoring_moved');
    if (!(await meetDeadline(tx, 'mentoring_answer', one.id))) throw new Refusal('mentoring_late');
    await endReview(tx, one, { state: 'declined', by: 'mentor', accountId: member.id, reason, words });
    await noteActivity(tx, member.id);
  });
  return getReview(core, member, reviewId);
}
