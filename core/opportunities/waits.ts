import type { DescribeWaits, Waits } from '../ground/wait-description.ts';

const describeReviews: DescribeWaits = async (db, ids) => {
  const rows = await db
    .selectFrom('opportunity_reviews as review')
    .innerJoin('opportunities', 'opportunities.id', 'review.opportunity_id')
    .select(['review.id', 'review.state', 'opportunities.title as thing', 'opportunities.id as slug'])
    .where('review.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, state, ...told }) => [id, { ...told, isOver: state !== 'waiting' }]));
};

export const opportunityWaits: Waits = { opportunity_review: describeReviews };
