import { sql } from 'kysely';
import type { DeskSearchBody } from '#contract/cofounders/desk-calls.ts';
import { cofounderLimits } from '#contract/cofounders/limits.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { findFacts } from './find-facts.ts';
import type { SearchRow } from './row.ts';
import { holdReview } from './steps/hold-review.ts';
import { setOn } from './steps/set-on.ts';
import { settleSearch } from './steps/settle-search.ts';
import { showReview } from './steps/show-review.ts';

type Decision = {
  reviewId: string;
  /** The version of the search that the administrator has read. */
  version: number;
  verdict: 'approved' | 'returned';
  reason: string;
};

/**
 * Lets others read a held text, or returns it. An approved first text turns the search on, unless it lacks something by now. A
 * decision that is sent twice is made once.
 * @throws Refusal `cofounder_review_unknown`, `cofounder_own_review`, `conflict`, `cofounder_reason_missing`
 */
export async function decideReview(
  core: Core,
  administrator: Member,
  { reviewId, version, verdict, reason }: Decision,
): Promise<DeskSearchBody> {
  return core.db.transaction().execute(async (tx) => {
    const { review, row } = await holdReview(tx, administrator, reviewId);
    const decided = { state: verdict, reason, decided_by: administrator.id };
    if (isWritten(review, decided)) return showReview(tx, administrator, reviewId);
    if (review.state !== 'waiting' || row.version !== version) throw new Refusal('conflict');
    if (verdict === 'returned' && [...reason].length < cofounderLimits.reason.min)
      throw new Refusal('cofounder_reason_missing', { param: 'reason' });
    await tx
      .updateTable('cofounder_reviews')
      .set({ ...decided, decided_at: now })
      .where('id', '=', reviewId)
      .execute();
    // A late review meets its deadline too: reviews that we owe do not end by waiting.
    if (!(await meetDeadline(tx, 'cofounder_review', reviewId)))
      await releaseDeadline(tx, 'cofounder_review', reviewId);
    if (verdict === 'approved') await (review.opens ? openFirst(tx, row) : takeOver(tx, row));
    const searchId = row.account_id;
    await record(tx, {
      name: `cofounders.${verdict}` as const,
      accountId: administrator.id,
      subject: { searchId },
    });
    await noteAction(tx, administrator, {
      action: `search.${verdict}`,
      subjectId: searchId,
      detail: reason,
    });
    return showReview(tx, administrator, reviewId);
  });
}

/** Its texts are approved all the same, so that the member can turn it on once nothing is missing. */
async function openFirst(tx: Tx, row: SearchRow): Promise<void> {
  const { lacks } = await findFacts(tx, row.account_id);
  if (row.state === 'draft' && lacks.length === 0) return setOn(tx, row.account_id, null);
  await tx
    .updateTable('cofounder_searches')
    .set({ opened_at: now })
    .where('account_id', '=', row.account_id)
    .execute();
}

async function takeOver(tx: Tx, row: SearchRow): Promise<void> {
  if (!row.proposed) throw new Error(`The text of ${row.account_id} that waited has gone.`);
  await tx
    .updateTable('cofounder_searches')
    .set({ said: JSON.stringify(row.proposed), proposed: sql<string>`null`, version: row.version + 1 })
    .where('account_id', '=', row.account_id)
    .execute();
  await settleSearch(tx, row.account_id);
}
