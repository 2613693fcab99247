import { type RawBuilder, sql } from 'kysely';
import type { ReviewState } from '#rules/written-reviews/review-states.ts';
import type { Tx } from '../../ground/events.ts';
import { sideOf } from '../../mentoring/row.ts';
import { holdAccounts } from '../../mentoring/steps/hold-accounts.ts';
import { endReview } from './end-review.ts';
import { holdReview } from './hold-review.ts';

type Scope = {
  /** Conditions on rows with mentor_id and mentee_id. */
  where: RawBuilder<boolean>;
  states: readonly ReviewState[];
  /** The account that is not available any more. */
  causedBy: string | null;
};

/**
 * Ends the reviews in these states because one side is not available; the other reads "not available at present". One that has its
 * answer closes.
 */
export async function releaseReviews(tx: Tx, { where, states, causedBy }: Scope): Promise<void> {
  const { rows } = await sql<{ id: string; mentor_id: string | null; mentee_id: string | null }>`
    select id, mentor_id, mentee_id from written_reviews
    where state = any(${[...states]}::text[]) and ${where} order by id`.execute(tx);
  await holdAccounts(
    tx,
    rows.flatMap((one) => [one.mentor_id, one.mentee_id]),
  );
  for (const { id } of rows) {
    const held = await holdReview(tx, id);
    if (!held || !states.some((state) => state === held.one.state)) continue;
    if (held.one.state === 'answered') await endReview(tx, held.one, { state: 'closed' });
    else await endReview(tx, held.one, { state: 'released', by: sideOf(held.one, causedBy) });
  }
}
