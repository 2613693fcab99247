import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { nameOf } from './case-rows.ts';

export const describeCases: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'sealed', 'answered_at'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, { thing: nameOf(row), isOver: row.answered_at !== null }]));
};

export const caseDeadlines: DeadlineDescriptions = { case_appeal: describeCases };
