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
    erased: { not: 'It belongs to its project, and names nobody any more.' },
  },
  opportunity_terms: 'names nobody',
  opportunity_reviews: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('opportunity_reviews as review')
        .innerJoin('opportunities', 'opportunities.id', 'review.opportunity_id')
        .select(['opportunities.slug', 'review.about', 'review.reasons', 'review.state'])
        .select(['review.asked_at', 'review.decided_at', 'review.reason'])
        .where('review.asked_by', '=', id)
        .execute(),
    erased: { not: 'It belongs to the place that was looked at, and names nobody any more.' },
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
  },
};
