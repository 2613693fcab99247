import { sql } from 'kysely';
import { rosterLimits as limits } from '#contract/rosters/limits.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isOrganisationShown } from '../organisations/is-shown.ts';

/** The figure of `organisations.id`, from the figures of its cohorts: down to tens, null below 20. */
export const studentsFigure = sql<number | null>`(
  select sum(cohorts.joined_figure)::int / ${limits.publicStep}::int * ${limits.publicStep}::int
  from cohorts where cohorts.organisation_id = organisations.id
  having sum(cohorts.joined_figure) >= ${limits.publicLeast}::int
)`;

/**
 * How many students of an open institution have joined, for everyone.
 * @throws Refusal `organisation_unknown`
 */
export async function findStudentsFigure({ db }: Core, slug: string): Promise<{ joined: number | null }> {
  const row = await db
    .selectFrom('organisations')
    .select(studentsFigure.as('joined'))
    .where('slug', '=', slug)
    .where(isOrganisationShown)
    .executeTakeFirst();
  if (!row) throw new Refusal('organisation_unknown');
  return row;
}
