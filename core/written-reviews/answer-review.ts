import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { now } from '#db/now.ts';
import { mayAnswer } from '#rules/written-reviews/review-states.ts';
import type { CopiedFile } from '../applications/copy-file.ts';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { asYoungPictures } from './as-young-pictures.ts';
import { getReview } from './get-review.ts';
import { hasTheseFiles } from './has-these-files.ts';
import { awaiting, subjectOf } from './row.ts';
import { holdOwnReview } from './steps/hold-review.ts';
import { keepFiles } from './steps/keep-files.ts';

/** `brought` is in the store already. */
type Answered = { reviewId: string; text: string; brought?: CopiedFile | null };

/**
 * Writes the answer of the mentor, with one file if there is one. The same answer again changes nothing.
 * @throws Refusal `written_review_unknown`, `mentoring_moved`, `written_review_picture`; `mentoring_late` after the deadline;
 * `mentoring_not_available`
 */
export async function answerReview(core: Core, member: Member, answered: Answered): Promise<ReviewBody> {
  const { reviewId, text, brought } = answered;
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts, otherId } = await holdOwnReview(tx, member, reviewId);
    const sent = brought ? [brought] : [];
    const files = one.is_young ? asYoungPictures(sent) : sent;
    if (
      side === 'mentor' &&
      one.answered_at &&
      one.answer === text &&
      (await hasTheseFiles(tx, { reviewId: one.id, side: 'mentor' }, files))
    )
      return;
    if (one.state === 'lapsed' && side === 'mentor') throw new Refusal('mentoring_late');
    if (!mayAnswer(facts, side)) throw new Refusal('mentoring_moved');
    if (otherId === null || (await isBlockedBetween(tx, member.id, otherId)))
      throw new Refusal('mentoring_not_available');
    if (!(await meetDeadline(tx, 'review_due', one.id))) throw new Refusal('mentoring_late');
    const closesAt = await beginDeadline(tx, {
      kind: 'review_asking_back',
      subjectId: one.id,
      owes: { accountId: awaiting(one, otherId) },
      awaitedBy: null,
    });
    await tx
      .updateTable('written_reviews')
      .set({
        state: 'answered',
        answer: text,
        answered_at: now,
        closes_at: closesAt,
      })
      .where('id', '=', one.id)
      .execute();
    await keepFiles(tx, { reviewId: one.id, side, files });
    await noteActivity(tx, member.id);
    await record(tx, { name: 'writtenReviews.answered', accountId: member.id, subject: subjectOf(one) });
  });
  return getReview(core, member, reviewId);
}
