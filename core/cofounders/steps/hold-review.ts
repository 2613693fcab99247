import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { SearchRow } from '../row.ts';
import { requireSearch } from './require-search.ts';

type Review = {
  id: string;
  opens: boolean;
  state: 'waiting' | 'approved' | 'returned' | 'taken_back';
  reason: string;
  decided_by: string | null;
};

/**
 * A review as an administrator judges it, with its search held until the transaction ends.
 * @throws Refusal `cofounder_review_unknown`; `cofounder_own_review` for the own search
 */
export async function holdReview(
  tx: Tx,
  administrator: Member,
  reviewId: string,
): Promise<{ review: Review; row: SearchRow }> {
  const found = await tx
    .selectFrom('cofounder_reviews')
    .select('account_id')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  if (!found) throw new Refusal('cofounder_review_unknown');
  if (found.account_id === administrator.id) throw new Refusal('cofounder_own_review');
  const row = await requireSearch(tx, found.account_id);
  const review = await tx
    .selectFrom('cofounder_reviews')
    .select(['id', 'opens', 'state', 'reason', 'decided_by'])
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return { review, row };
}
