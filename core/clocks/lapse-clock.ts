import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { lapseDueClocks } from './lapse-due-clocks.ts';
import { scheduleLapse } from './steps/schedule-lapse.ts';

/**
 * Checks one deadline at its end, and lapses all others that have passed too: many may end at one moment, and the jobs of
 * those then find nothing to do. A deadline that was moved gets another job.
 */
export async function lapseClock(core: Pick<Core, 'db'>, clockId: string): Promise<void> {
  let [clock] = await find(core.db, clockId);
  if (clock?.isOver) {
    await lapseDueClocks(core);
    [clock] = await find(core.db, clockId);
  }
  const dueAt = clock?.due_at;
  // A deadline that lacks reminders is left to `lapseDueClocks`, which runs every minute.
  if (dueAt && !clock?.isOver) await core.db.transaction().execute((tx) => scheduleLapse(tx, clockId, dueAt));
}

const find = prepared((db, clockId: string) =>
  db
    .selectFrom('clocks')
    .select(['due_at', sql<boolean>`due_at <= clock_timestamp()`.as('isOver')])
    .where('id', '=', clockId)
    .where('state', 'in', ['running', 'extended']),
);
