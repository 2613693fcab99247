import type { DeskSearchBody } from '#contract/cofounders/desk-calls.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import type { Member } from '../../ground/actor.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findReviews } from '../find-reviews.ts';
import { rowOf } from '../row.ts';
import type { Finding } from '../screened.ts';

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
    $id: row.id,
    searcher: { $id: row.account_id, name: row.name },
    state: row.thing_state,
    version: row.search_version,
    said: textsOnly(row.said),
    proposed: row.proposed && textsOnly(row.proposed),
    opens: row.opens,
    findings: row.findings as unknown as Finding[],
    outcome: row.state,
    reason: row.reason,
    askedAt: isoDate(row.asked_at),
    dueAt: isoDateOrEmpty(row.due_at),
    isLate: row.is_late,
    bar: row.account_id === administrator.id ? 'own' : '',
  };
}

function textsOnly({ begin, bring }: SearchSaid): DeskSearchBody['said'] {
  return { begin, bring };
}
