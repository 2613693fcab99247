import type { DescribeWaits, Waits } from '../ground/wait-description.ts';

const describeReviews: DescribeWaits = async (db, ids) => {
  const rows = await db
    .selectFrom('opportunity_reviews as review')
    .innerJoin('opportunities', 'opportunities.id', 'review.opportunity_id')
    .select(['review.id', 'opportunities.title as thing', 'opportunities.id as slug'])
    .where('review.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...told }) => [id, told]));
};

export const opportunityWaits: Waits = { opportunity_review: describeReviews };
