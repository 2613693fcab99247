import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/**
 * Counts each cohort alone, at night. Only ticks count, so a figure tells an organisation no more than its students do, and pages
 * show it from ten on, rounded down.
 */
export async function countCohorts({ db }: Pick<Core, 'db'>): Promise<void> {
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
}
