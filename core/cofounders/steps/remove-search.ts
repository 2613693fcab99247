import { sql } from 'kysely';
import { endTextReview } from '../../administration/steps/ask-text-review.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Decided } from '../../ground/reportable.ts';
import { reviewsOfSearches } from '../text-reviews.ts';
import { endStillAsked } from './end-still-asked.ts';
import { holdSearch } from './hold-search.ts';
import { requireSearch } from './require-search.ts';
import { settleSearch } from './settle-search.ts';

/**
 * Removes a search for a reason that its member reads.
 * @throws Refusal `cofounder_search_unknown`; `cofounder_own_review`; `conflict` where another administrator was faster
 */
export async function removeSearch(
  tx: Tx,
  administrator: Member,
  { id, reason }: Pick<Decided, 'id' | 'reason'>,
): Promise<void> {
  if (id === administrator.id) throw new Refusal('cofounder_own_review');
  const row = await requireSearch(tx, id);
  if (row.state === 'removed') {
    if (row.removed_by === administrator.id && row.removal_reason === reason) return;
    if (row.removed_by !== null) throw new Refusal('conflict');
  }
  await setRemoved(tx, id, { reason, by: administrator.id });
  await noteAction(tx, administrator, { action: 'search.removed', subjectId: id, detail: reason });
}

type Removal = { reason: string; by: string | null };

async function setRemoved(tx: Tx, id: string, { reason, by }: Removal): Promise<void> {
  await endTextReview(tx, reviewsOfSearches, id);
  await endStillAsked(tx, id);
  await tx
    .updateTable('cofounder_searches')
    .set({ state: 'removed', pause: '', asked_at: null, proposed: sql<string>`null` })
    .set({ removal_reason: reason, removed_by: by })
    .where('account_id', '=', id)
    .execute();
  await settleSearch(tx, id);
  await record(tx, { name: 'cofounders.removed', accountId: by, subject: { searchId: id } });
}

/** Undoes a removal. The search stays off until its member turns it on. */
export async function putBack(tx: Tx, administrator: Member | null, id: string): Promise<void> {
  const row = await holdSearch(tx, id);
  if (row?.state !== 'removed') return;
  await tx
    .updateTable('cofounder_searches')
    .set(row.opened_at ? { state: 'paused', pause: 'own' } : { state: 'draft' })
    .set({ removal_reason: '', removed_by: null })
    .where('account_id', '=', id)
    .execute();
  await record(tx, {
    name: 'cofounders.putBack',
    accountId: administrator?.id ?? null,
    subject: { searchId: id },
  });
}

/** An upheld case of harassment ends the search of each member who is responsible, whatever was reported. */
export async function endForHarassment(tx: Tx, caseId: string): Promise<void> {
  for (const id of await findJudged(tx, caseId, sql`outcome <> 'nothing' and not is_lifted`)) {
    const row = await holdSearch(tx, id);
    if (row && row.state !== 'removed') await setRemoved(tx, id, { reason: '', by: null });
  }
}

/** A successful appeal: the search stays off until its member turns it on. */
export async function liftEnd(tx: Tx, caseId: string): Promise<void> {
  for (const id of await findJudged(tx, caseId, sql`is_lifted`)) {
    const row = await holdSearch(tx, id);
    if (row?.state === 'removed' && row.removed_by === null && row.removal_reason === '')
      await putBack(tx, null, id);
  }
}

/** The members who are responsible for what a case of harassment reported, in the order in which they are held. */
async function findJudged(tx: Tx, caseId: string, upheld: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select search.account_id from cases
    join case_people on case_people.case_id = cases.id and is_judged
    join cofounder_searches search on search.account_id = case_people.account_id
    where cases.id = ${caseId} and cases.state = 'decided' and ${upheld} and exists (
      select from case_reports where case_reports.case_id = cases.id and concern = 'harassment'
    ) order by search.account_id`.execute(tx);
  return rows.map((row) => row.account_id);
}
