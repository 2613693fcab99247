import { sql } from 'kysely';
import { type Changed, changedSince } from '../ground/changed-since.ts';
import type { Core } from '../ground/core.ts';

/** The addresses of opportunities that have changed, or whose project has, since a look at `since`. */
export function changedOpportunities(core: Core, since: string | null): Promise<Changed> {
  return changedSince(
    core,
    since,
    (after) => sql`
      select slug as key from opportunities where changed_at > ${after}
      union
      select opportunities.slug from projects join opportunities on opportunities.project_id = projects.id
      where projects.changed_at > ${after} and opportunities.state not in ('draft', 'review')`,
  );
}
