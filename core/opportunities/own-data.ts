import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';

export const opportunityData: OwnData = {
  opportunities: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('opportunities')
        .innerJoin('projects', 'projects.id', 'opportunities.project_id')
        .select(['projects.slug as project', 'opportunities.slug', 'opportunities.state', 'said'])
        .select(['opportunities.created_at', 'opportunities.published_at', 'ended_at', 'removal_reason'])
        .where((row) => row.or([row('begun_by', '=', id), row('submitted_by', '=', id)]))
        .execute(),
    erased: leaveToProject,
    givenTo: 'nominee and guardian',
  },
  opportunity_terms: 'names no one',
  opportunity_reviews: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('opportunity_reviews as review')
        .innerJoin('opportunities', 'opportunities.id', 'review.opportunity_id')
        .select(['opportunities.slug', 'review.about', 'review.reasons', 'review.state'])
        .select(['review.asked_at', 'review.decided_at', 'review.reason'])
        .where('review.asked_by', '=', id)
        .execute(),
    erased: leaveReviews,
  },
  saved_opportunities: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('saved_opportunities as saved')
        .innerJoin('opportunities', 'opportunities.id', 'saved.opportunity_id')
        .select(['opportunities.slug', 'opportunities.title', 'saved.saved_at'])
        .where('saved.account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};

/** An opportunity belongs to its project, and stays without the member who created it. */
async function leaveToProject(tx: Tx, { id }: Account): Promise<void> {
  for (const column of ['begun_by', 'submitted_by', 'removed_by'] as const)
    await tx
      .updateTable('opportunities')
      .set({ [column]: null })
      .where(column, '=', id)
      .execute();
}

/** The decision belongs to the opportunity. */
async function leaveReviews(tx: Tx, { id }: Account): Promise<void> {
  for (const column of ['asked_by', 'decided_by'] as const)
    await tx
      .updateTable('opportunity_reviews')
      .set({ [column]: null })
      .where(column, '=', id)
      .execute();
}
