import type { Core } from '../ground/core.ts';
import { holdAndRefreshSlots } from './steps/refresh-slots.ts';

/** A session that is booked waits for the mentor's page at most while so many are computed. */
const atOnce = 50;

/** Computes the slots of all open pages again: each night another day comes within the weeks ahead. */
export async function extendSlots({ db }: Core): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('mentors')
      .select('account_id')
      .where('state', '=', 'open')
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(atOnce)
      .execute();
    const ids = rows.map((row) => row.account_id);
    await db.transaction().execute((tx) => holdAndRefreshSlots(tx, ids));
    count += ids.length;
    if (ids.length < atOnce) return count;
    after = ids.at(-1) ?? '';
  }
}
