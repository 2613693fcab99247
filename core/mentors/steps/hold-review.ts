import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { MentorRow } from '../row.ts';
import { requireMentor } from './require-mentor.ts';

type Review = {
  id: string;
  opens: boolean;
  state: 'waiting' | 'approved' | 'returned' | 'taken_back';
  reason: string;
  decided_by: string | null;
};

/**
 * A review as an administrator judges it, with its page held until the transaction ends.
 * @throws Refusal `mentor_review_unknown`; `mentor_own_review` for the own page
 */
export async function holdReview(
  tx: Tx,
  administrator: Member,
  reviewId: string,
): Promise<{ review: Review; row: MentorRow }> {
  const found = await tx
    .selectFrom('mentor_reviews')
    .select('account_id')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  if (!found) throw new Refusal('mentor_review_unknown');
  if (found.account_id === administrator.id) throw new Refusal('mentor_own_review');
  const row = await requireMentor(tx, found.account_id);
  const review = await tx
    .selectFrom('mentor_reviews')
    .select(['id', 'opens', 'state', 'reason', 'decided_by'])
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return { review, row };
}
