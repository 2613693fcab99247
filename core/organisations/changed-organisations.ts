import { sql } from 'kysely';
import { type Changed, changedSince } from '../ground/changed-since.ts';
import type { Core } from '../ground/core.ts';

/**
 * The public pages that have changed with an organisation since a look at `since`, by the names that `madeOf` gives them: its
 * own, which also shows people, projects and opportunities, and those of its projects, which show its name.
 */
export function changedOrganisations(core: Core, since: string | null): Promise<Changed> {
  return changedSince(
    core,
    since,
    (after) => sql`
      select 'organisation:' || slug as key from organisations where changed_at > ${after}
      union
      select 'organisation:' || organisations.slug from handles
        join organisation_staff as seat using (account_id)
        join organisations on organisations.id = seat.organisation_id
        where handles.changed_at > ${after}
      union
      select 'organisation:' || organisations.slug from projects
        join organisation_projects as said on said.project_id = projects.id
        join organisations on organisations.id = said.organisation_id
        where projects.changed_at > ${after}
      union
      select 'organisation:' || (credit_confirmed ->> 'organisation') from opportunities
        where changed_at > ${after} and credit_confirmed is not null
      union
      select 'organisation:' || (credit_confirmed ->> 'organisation') from projects
        join opportunities on opportunities.project_id = projects.id
        where projects.changed_at > ${after} and credit_confirmed is not null
      union
      select 'project:' || projects.slug from organisations
        join organisation_projects as said on said.organisation_id = organisations.id and said.state = 'agreed'
        join projects on projects.id = said.project_id
        where organisations.changed_at > ${after}`,
  );
}
