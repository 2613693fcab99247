import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';

const describeReviews: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('cofounder_reviews as review')
    .innerJoin('accounts', 'accounts.id', 'review.account_id')
    .select(['review.id', 'review.state', 'accounts.name as thing'])
    .where('review.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, state, thing }) => [id, { thing, slug: id, isOver: state !== 'waiting' }]));
};

const describeStill: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('cofounder_searches')
    .select(['account_id', 'state'])
    .where('account_id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ account_id: id, state }) => [id, { thing: '', slug: id, isOver: state !== 'on' }]),
  );
};

export const cofounderDeadlines: DeadlineDescriptions = {
  cofounder_review: describeReviews,
  still_looking: describeStill,
};
