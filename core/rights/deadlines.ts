import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { isWaiting } from './policy.ts';

const describeRequests: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('rights_requests')
    .select(['id', 'number', 'state'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, { thing: row.number, isOver: !isWaiting(row) }]));
};

export const rightsDeadlines: DeadlineDescriptions = {
  rights_answer: describeRequests,
  content_complaint_answer: describeRequests,
};
