import { sql } from 'kysely';
import { breachTimes } from '#contract/breaches/limits.ts';
import type { Core } from '../ground/core.ts';

/** Deletes breaches three years after they were closed, with the list of those whom they affected. */
export async function forgetBreaches({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('breaches')
    .where('closed_at', '<', sql<Date>`now() - make_interval(years => ${breachTimes.keptYears}::int)`)
    .execute();
}
