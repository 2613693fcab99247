import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';

const describeReviews: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('opportunity_reviews as review')
    .innerJoin('opportunities', 'opportunities.id', 'review.opportunity_id')
    .select(['review.id', 'review.state', 'opportunities.title as thing', 'opportunities.id as slug'])
    .where('review.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, state, ...facts }) => [id, { ...facts, isOver: state !== 'waiting' }]));
};

export const opportunityDeadlines: DeadlineDescriptions = { opportunity_review: describeReviews };
