import type { DeskSearchBody } from '#contract/cofounders/desk-calls.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { presentTextReview } from '../../administration/present-text-review.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findReviews } from '../find-reviews.ts';
import { rowOf } from '../row.ts';

/**
 * Everything on which an administrator bases a decision about a text.
 * @throws Refusal `cofounder_review_unknown`
 */
export async function showReview(tx: Tx, administrator: Member, reviewId: string): Promise<DeskSearchBody> {
  const found = await findReviews(tx)
    .select(['findings', 'said', 'proposed', 'search_version', 'reason', 'account_id'])
    .where('id', '=', reviewId)
    .executeTakeFirst();
  if (!found) throw new Refusal('cofounder_review_unknown');
  const row = rowOf(found);
  return {
    ...presentTextReview(row, administrator.id),
    searcher: { $id: row.account_id, name: row.name },
    state: row.thing_state,
    version: row.search_version,
    said: textsOnly(row.said),
    proposed: row.proposed && textsOnly(row.proposed),
  };
}

function textsOnly({ begin, bring }: SearchSaid): DeskSearchBody['said'] {
  return { begin, bring };
}
