import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { lapseDueDeadlines } from './lapse-due-deadlines.ts';
import { scheduleLapse } from './steps/schedule-lapse.ts';

/**
 * Checks one deadline at its end, and lapses all others that have passed too: many may end at one moment, and the jobs of
 * those then find nothing to do. A deadline that was moved gets another job.
 */
export async function lapseDeadline(core: Pick<Core, 'db'>, deadlineId: string): Promise<void> {
  let [deadline] = await find(core.db, deadlineId);
  if (deadline?.isOver) {
    await lapseDueDeadlines(core);
    [deadline] = await find(core.db, deadlineId);
  }
  const dueAt = deadline?.due_at;
  // A deadline that lacks reminders is left to `lapseDueDeadlines`, which runs every minute.
  if (dueAt && !deadline?.isOver)
    await core.db.transaction().execute((tx) => scheduleLapse(tx, deadlineId, dueAt));
}

const find = prepared((db, deadlineId: string) =>
  db
    .selectFrom('clocks')
    .select(['due_at', sql<boolean>`due_at <= clock_timestamp()`.as('isOver')])
    .where('id', '=', deadlineId)
    .where('state', 'in', ['running', 'extended']),
);
