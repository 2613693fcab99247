import { sql } from 'kysely';
import { holdTimes } from '#contract/holds/limits.ts';
import type { Core } from '../ground/core.ts';

/** Deletes the looks of staff after three years, as the log does. */
export async function forgetLooks({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('staff_looks')
    .where('seen_at', '<', sql<Date>`now() - make_interval(years => ${holdTimes.looksYears}::int)`)
    .execute();
}
