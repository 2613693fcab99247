import type { DescribeDeadlines } from '../ground/deadline-description.ts';

/** The subject of a request. */
export const describeReviews: DescribeDeadlines = async (db, subjectIds) => {
  const rows = await db
    .selectFrom('verifications')
    .select(['id', 'kind', 'state'])
    .where('id', 'in', subjectIds)
    .execute();
  return new Map(rows.map(({ id, kind, state }) => [id, { thing: kind, isOver: state !== 'submitted' }]));
};
