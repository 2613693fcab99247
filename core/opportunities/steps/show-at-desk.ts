import type { DeskOpportunityBody } from '#contract/opportunities/desk-calls.ts';
import type { Member } from '../../ground/actor.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { barTo } from '../desk-bar.ts';
import { findReview, presentReview, presentSaid } from '../present.ts';
import { rowOf } from '../row.ts';
import type { Finding } from '../screened.ts';

/**
 * Everything on which an administrator bases a decision about an opportunity.
 * @throws Refusal `opportunity_unknown`
 */
export async function showAtDesk(tx: Tx, administrator: Member, id: string): Promise<DeskOpportunityBody> {
  const found = await tx
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .selectAll('opportunities')
    .select(['projects.slug as project_slug', 'projects.name', 'projects.line'])
    .where('opportunities.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('opportunity_unknown');
  const row = rowOf(found);
  const review = await findReview(tx, id);
  const asker = await tx
    .selectFrom('accounts')
    .select(['id as $id', 'name'])
    .where('id', '=', review?.asked_by ?? row.submitted_by ?? '')
    .executeTakeFirst();
  return {
    $id: row.id,
    slug: row.slug,
    state: row.state,
    version: row.version,
    said: presentSaid(row.said),
    proposed: row.proposed && presentSaid(row.proposed),
    project: { $id: row.project_id, slug: row.project_slug, name: row.name, line: row.line },
    askedBy: asker ?? { $id: '', name: '' },
    review: presentReview(review),
    findings: (review?.findings ?? []) as Finding[],
    before: await decisionsBefore(tx, id),
    removedFor: row.removal_reason,
    bar: await barTo(tx, administrator.id, row.project_id),
  };
}

async function decisionsBefore(tx: Tx, opportunityId: string): Promise<DeskOpportunityBody['before']> {
  const rows = await tx
    .selectFrom('opportunity_reviews as review')
    .leftJoin('accounts', 'accounts.id', 'review.decided_by')
    .select(['review.state', 'review.reason', 'review.decided_at', 'accounts.name'])
    .where('opportunity_id', '=', opportunityId)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ state, reason, decided_at: at, name }) => ({
    outcome: state,
    reason,
    decidedBy: name ?? '',
    decidedAt: isoDateOrEmpty(at),
  }));
}
