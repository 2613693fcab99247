import type { DescribeWaits, Waits } from '../ground/wait-description.ts';
import { nameOf } from './case-rows.ts';

export const describeCases: DescribeWaits = async (db, ids) => {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'sealed', 'answered_at'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, { thing: nameOf(row), isOver: row.answered_at !== null }]));
};

export const caseWaits: Waits = { case_appeal: describeCases };
