import { sql } from 'kysely';
import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { isWritten } from '../../ground/is-written.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { TextReviews, TextVerdict } from '../text-reviews.ts';

export type TextDecision = {
  reviewId: string;
  /** The version of the texts that the administrator has read. */
  version: number;
  verdict: TextVerdict;
  reason: string;
};

type Review = {
  account_id: string;
  opens: boolean;
  state: string;
  reason: string;
  decided_by: string | null;
};

/**
 * Lets others read a held text, or returns it. A decision that is sent twice is made once.
 * @throws Refusal those of the kind; `conflict`
 */
export async function decideTextReview<Thing extends { account_id: string; version: number }>(
  tx: Tx,
  kind: TextReviews<Thing>,
  administrator: Member,
  { reviewId, version, verdict, reason }: TextDecision,
): Promise<void> {
  const { table, deadline, refusals } = kind;
  const read = async () => {
    const { rows } = await sql<Review>`select account_id, opens, state, reason, decided_by
      from ${sql.table(table)} where id = ${reviewId}`.execute(tx);
    if (!rows[0]) throw new Refusal(refusals.unknown);
    return rows[0];
  };
  const { account_id: accountId } = await read();
  if (accountId === administrator.id) throw new Refusal(refusals.own);
  const thing = await kind.hold(tx, accountId);
  // Another administrator may have decided before the thing was held.
  const review = await read();
  if (isWritten(review, { state: verdict, reason, decided_by: administrator.id })) return;
  if (review.state !== 'waiting' || thing.version !== version) throw new Refusal('conflict');
  if (verdict === 'returned' && [...reason].length < kind.leastReason)
    throw new Refusal(refusals.reasonMissing, { param: 'reason' });
  await sql`update ${sql.table(table)} set state = ${verdict}, reason = ${reason}, decided_by = ${administrator.id},
    decided_at = now() where id = ${reviewId}`.execute(tx);
  // A late review meets its deadline too: reviews that we owe do not end by waiting.
  if (!(await meetDeadline(tx, deadline, reviewId))) await releaseDeadline(tx, deadline, reviewId);
  if (verdict === 'approved') await kind.approve(tx, thing, review.opens);
  await kind.noteDecided(tx, administrator, { accountId, verdict, reason });
}
