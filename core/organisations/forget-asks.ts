import { sql } from 'kysely';
import { organisationTimes } from '#contract/organisations/limits.ts';
import type { Core } from '../ground/core.ts';

/** Forgets asks about projects that had no answer, and declined ones: they may be asked again. */
export async function forgetAsks({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('organisation_projects')
    .where('state', '<>', 'agreed')
    .where('since', '<=', sql<Date>`now() - make_interval(days => ${organisationTimes.askDays}::int)`)
    .execute();
}
