import { sql } from 'kysely';
import { cofounderLimits } from '#contract/cofounders/limits.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { TextReviews } from '../administration/text-reviews.ts';
import { record, type Tx } from '../ground/events.ts';
import { findFacts } from './find-facts.ts';
import type { SearchRow } from './row.ts';
import { requireSearch } from './steps/require-search.ts';
import { setOn } from './steps/set-on.ts';
import { settleSearch } from './steps/settle-search.ts';

/** How the texts of a search are read by staff. An approved first text turns the search on, unless it lacks something by now. */
export const reviewsOfSearches: TextReviews<SearchRow> = {
  table: 'cofounder_reviews',
  deadline: 'cofounder_review',
  refusals: {
    unknown: 'cofounder_review_unknown',
    own: 'cofounder_own_review',
    reasonMissing: 'cofounder_reason_missing',
  },
  leastReason: cofounderLimits.reason.min,
  hold: requireSearch,
  approve: (tx, row, isFirst) => (isFirst ? openFirst(tx, row) : takeOver(tx, row)),
  noteSubmitted: (tx, searchId) =>
    record(tx, { name: 'cofounders.submitted', accountId: searchId, subject: { searchId } }),
  async noteDecided(tx, administrator, { accountId: searchId, verdict, reason }) {
    const name = `cofounders.${verdict}` as const;
    await record(tx, { name, accountId: administrator.id, subject: { searchId } });
    await noteAction(tx, administrator, { action: `search.${verdict}`, subjectId: searchId, detail: reason });
  },
};

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
