import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { lapseDueClocks } from './lapse-due-clocks.ts';
import { scheduleLapse } from './steps/schedule-lapse.ts';

/**
 * Looks at one clock when its time should be over, and ends it with all others whose time is: many may be due at one moment,
 * and those that are ended by then cost their own jobs a look. One that was moved is looked at again when it should be.
 */
export async function lapseClock(core: Pick<Core, 'db'>, clockId: string): Promise<void> {
  let [clock] = await find(core.db, clockId);
  if (clock?.isOver) {
    await lapseDueClocks(core);
    [clock] = await find(core.db, clockId);
  }
  const dueAt = clock?.due_at;
  // One that waits for reminders of its silence is looked at with all others, every minute.
  if (dueAt && !clock?.isOver) await core.db.transaction().execute((tx) => scheduleLapse(tx, clockId, dueAt));
}

const find = prepared((db, clockId: string) =>
  db
    .selectFrom('clocks')
    .select(['due_at', sql<boolean>`due_at <= clock_timestamp()`.as('isOver')])
    .where('id', '=', clockId)
    .where('state', 'in', ['running', 'extended']),
);
