import type { DeadlineDescriptions } from '../ground/deadline-description.ts';

export const nomineeDeadlines: DeadlineDescriptions = {
  nominee_decision: async (db, ids) => {
    const rows = await db
      .selectFrom('nominee_requests')
      .select(['id', 'number', 'state'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, { thing: row.number, isOver: row.state !== 'waiting' }]));
  },
};
