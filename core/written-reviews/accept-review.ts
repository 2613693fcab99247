import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { now } from '#db/now.ts';
import { mayDecide } from '#rules/written-reviews/review-states.ts';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { getReview } from './get-review.ts';
import { awaiting, subjectOf } from './row.ts';
import { holdOwnReview } from './steps/hold-review.ts';

const dayMs = 86_400_000;

/**
 * Says yes to a request: the mentor answers within the days of the request. A second yes changes nothing.
 * @throws Refusal `written_review_unknown`, `mentoring_moved`; `mentoring_late` after the deadline; `mentoring_not_available`
 * where the mentee has gone
 */
export async function acceptReview(core: Core, member: Member, reviewId: string): Promise<ReviewBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, now: at, side, facts, otherId } = await holdOwnReview(tx, member, reviewId);
    if (one.state === 'accepted' && side === 'mentor') return;
    if (one.state === 'lapsed' && side === 'mentor') throw new Refusal('mentoring_late');
    if (!mayDecide(facts, side)) throw new Refusal('mentoring_moved');
    if (otherId === null || (await isBlockedBetween(tx, member.id, otherId)))
      throw new Refusal('mentoring_not_available');
    if (!(await meetDeadline(tx, 'mentoring_answer', one.id))) throw new Refusal('mentoring_late');
    await tx
      .updateTable('written_reviews')
      .set({ state: 'accepted', accepted_at: now })
      .where('id', '=', one.id)
      .execute();
    await beginDeadline(tx, {
      kind: 'review_due',
      subjectId: one.id,
      owes: { accountId: member.id },
      awaitedBy: awaiting(one, otherId),
      until: new Date(at.getTime() + one.answer_days * dayMs),
    });
    await noteActivity(tx, member.id);
    await record(tx, { name: 'writtenReviews.accepted', accountId: member.id, subject: subjectOf(one) });
  });
  return getReview(core, member, reviewId);
}
