import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { findApplicants } from '../applications/find-applicants.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { accountOn, sideOf } from '../mentoring/row.ts';
import { findFiles, findReview } from './find-review.ts';
import { presentReview } from './present.ts';

/**
 * A review as one of its two members sees it.
 * @throws Refusal `written_review_unknown`
 */
export async function getReview({ db }: Core, member: Member, reviewId: string): Promise<ReviewBody> {
  const row = await findReview(db, reviewId);
  const side = row && sideOf(row, member.id);
  if (!row || !side) throw new Refusal('written_review_unknown');
  const otherId = accountOn(row, side === 'mentor' ? 'mentee' : 'mentor');
  const [people, files] = await Promise.all([
    findApplicants(db, otherId === null ? [] : [otherId], member),
    findFiles(db, row.id),
  ]);
  return presentReview(row, { side, person: people.get(otherId ?? '')?.person ?? null, files });
}
