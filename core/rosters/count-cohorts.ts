import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { touchOrganisation } from '../organisations/steps/touch-organisation.ts';
import { studentsFigure } from './find-students-figure.ts';

/**
 * Counts each cohort alone, at night. Only ticks count, so a figure tells an organisation no more than its students do, and pages
 * show it from ten on, rounded down. Where the figure of all students is another one now, the public page is made again.
 */
export async function countCohorts({ db }: Pick<Core, 'db'>): Promise<void> {
  const before = await figuresOf(db);
  await sql`
    update cohorts set joined_figure = counted.joined, team_figure = counted.in_team, applied_figure = counted.applied,
      counted_at = now()
    from (
      select cohort.id,
        count(membership.id)::int as joined,
        count(membership.id) filter (where exists (
          select from roster_ticks where membership_id = membership.id and tick = 'team'
        ) and exists (
          select from project_members join projects on projects.id = project_members.project_id
          where project_members.account_id = membership.account_id and projects.state in ('draft', 'published')
        ))::int as in_team,
        count(membership.id) filter (where exists (
          select from roster_ticks where membership_id = membership.id and tick = 'applications'
        ) and exists (
          select from applications where applications.account_id = membership.account_id
        ))::int as applied
      from cohorts as cohort
      left join roster_rows on roster_rows.cohort_id = cohort.id
      left join roster_memberships as membership on membership.row_id = roster_rows.id and membership.state = 'member'
      group by cohort.id
    ) as counted
    where counted.id = cohorts.id`.execute(db);
  const after = await figuresOf(db);
  for (const id of [...new Set([...before.keys(), ...after.keys()])].sort())
    if (before.get(id) !== after.get(id)) await db.transaction().execute((tx) => touchOrganisation(tx, id));
}

/** The figures that public pages show, by the organisation. */
async function figuresOf(db: Core['db']): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('organisations')
    .select(['id', studentsFigure.as('joined')])
    .where('id', 'in', db.selectFrom('rosters').select('organisation_id'))
    .execute();
  return new Map(rows.flatMap(({ id, joined }) => (joined === null ? [] : [[id, joined]])));
}
