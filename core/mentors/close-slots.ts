import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { holdAndRefreshSlots } from './steps/refresh-slots.ts';

const atOnce = 50;

/**
 * Moves mentors on whose earliest slot can no longer be asked for, so that lists are in order. Lists and pages show no such
 * slot even before.
 */
export async function closeSlots({ db }: Core): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await db
      .selectFrom('mentors')
      .select('account_id')
      .where('next_closes_at', '<=', now)
      .orderBy('next_closes_at')
      .limit(atOnce)
      .execute();
    const ids = rows.map((row) => row.account_id);
    await db.transaction().execute((tx) => holdAndRefreshSlots(tx, ids));
    count += ids.length;
    if (ids.length < atOnce) return count;
  }
}
