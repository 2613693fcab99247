import type { DescribeWaits } from '../ground/wait-description.ts';

/** Of a request: what it is about. */
export const describeReviews: DescribeWaits = async (db, subjectIds) => {
  const rows = await db
    .selectFrom('verifications')
    .select(['id', 'kind'])
    .where('id', 'in', subjectIds)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, { thing: kind.replaceAll('_', ' ') }]));
};
