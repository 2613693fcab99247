import { sql } from 'kysely';
import type { ReviewReason } from '#contract/opportunities/limits.ts';
import type { Tx } from '../../ground/events.ts';
import type { Finding } from '../screened.ts';

/** This many of an account's opportunities are reviewed before they open. */
const firstOnes = 3;

type Asked = { opportunityId: string; accountId: string; about: 'opportunity' | 'edit' };

/** Why a submission needs a review; empty if it needs none. */
export async function reasonsForReview(
  tx: Tx,
  { opportunityId, accountId, about }: Asked,
  findings: readonly Finding[],
): Promise<ReviewReason[]> {
  const isOfFirst = about === 'opportunity' && (await countApproved(tx, accountId)) < firstOnes;
  const wasReturned = await isReturned(tx, opportunityId);
  return [
    ...(isOfFirst ? (['first_three'] as const) : []),
    ...(wasReturned ? (['returned_before'] as const) : []),
    ...(findings.length > 0 ? (['held_text'] as const) : []),
  ];
}

/** One that waits counts as little as one that was returned: three must have been approved. */
async function countApproved(tx: Tx, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('opportunity_reviews')
    .select(sql<number>`count(distinct opportunity_id)::int`.as('count'))
    .where('asked_by', '=', accountId)
    .where('about', '=', 'opportunity')
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether nothing has been approved since it was returned. */
async function isReturned(tx: Tx, opportunityId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('opportunity_reviews')
    .select('state')
    .where('opportunity_id', '=', opportunityId)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.state === 'returned';
}
