import type { OwnData } from '../ground/table-rule.ts';

export const opportunityData: OwnData = {
  opportunities: {
    holds: 'The places that a project offers, and who began, submitted or removed one.',
    why: 'To show them, and so that the first ones of an account are looked at.',
    kept: 'As long as the project.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('opportunities')
        .innerJoin('projects', 'projects.id', 'opportunities.project_id')
        .select(['projects.slug as project', 'opportunities.slug', 'opportunities.state', 'said'])
        .select(['opportunities.created_at', 'opportunities.published_at', 'ended_at', 'removal_reason'])
        .where((row) => row.or([row('begun_by', '=', id), row('submitted_by', '=', id)]))
        .execute(),
    erased: 'by the database',
  },
  opportunity_terms: 'names nobody',
  opportunity_reviews: {
    holds: 'Why a person looked at a place before others saw it, who asked for that, and what was decided.',
    why: 'So that nobody is asked for money or papers, and the team knows why something came back.',
    kept: 'As long as the place.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('opportunity_reviews as review')
        .innerJoin('opportunities', 'opportunities.id', 'review.opportunity_id')
        .select(['opportunities.slug', 'review.about', 'review.reasons', 'review.state'])
        .select(['review.asked_at', 'review.decided_at', 'review.reason'])
        .where('review.asked_by', '=', id)
        .execute(),
    erased: 'by the database',
  },
  saved_opportunities: {
    holds: 'Which places somebody has saved.',
    why: 'To show them again.',
    kept: 'Until they take it back, or the place is gone.',
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
