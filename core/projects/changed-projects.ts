import { sql } from 'kysely';
import { type Changed, changedSince } from '../ground/changed-since.ts';
import type { Core } from '../ground/core.ts';

/** The addresses of the projects that have changed since a look at `since`. */
export function changedProjects(core: Core, since: string | null): Promise<Changed> {
  return changedSince(
    core,
    since,
    (after) => sql`select slug as key from projects where changed_at > ${after}`,
  );
}
