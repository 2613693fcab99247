import { sql } from 'kysely';
import { organisationTimes } from '#contract/organisations/limits.ts';
import type { Core } from '../ground/core.ts';

/** Forgets removals from the staff a year after the decision; those with an open appeal wait for its answer. */
export async function forgetRemovals({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('organisation_staff_removals')
    .where(
      'decided_at',
      '<=',
      sql<Date>`now() - make_interval(years => ${organisationTimes.removalYears}::int)`,
    )
    .where(sql<boolean>`(appealed_at is null or answered_at is not null)`)
    .execute();
}
