import type { DeskMentorBody } from '#contract/mentors/desk-calls.ts';
import { presentTextReview } from '../../administration/present-text-review.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findReviews } from '../find-reviews.ts';
import { rowOf } from '../row.ts';

/**
 * Everything on which an administrator bases a decision about a text.
 * @throws Refusal `mentor_review_unknown`
 */
export async function showReview(tx: Tx, administrator: Member, reviewId: string): Promise<DeskMentorBody> {
  const found = await findReviews(tx)
    .select(['findings', 'said', 'proposed', 'hours', 'mentor_version', 'reason', 'account_id'])
    .where('id', '=', reviewId)
    .executeTakeFirst();
  if (!found) throw new Refusal('mentor_review_unknown');
  const row = rowOf(found);
  return {
    ...presentTextReview(row, administrator.id),
    mentor: { $id: row.account_id, name: row.name },
    state: row.thing_state,
    version: row.mentor_version,
    said: row.said,
    proposed: row.proposed,
  };
}
