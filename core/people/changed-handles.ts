import { sql } from 'kysely';
import { type Changed, changedSince } from '../ground/changed-since.ts';
import type { Core } from '../ground/core.ts';

/** The handles under which something else is to be seen since a look at `since`. */
export function changedHandles(core: Core, since: string | null): Promise<Changed> {
  return changedSince(
    core,
    since,
    (after) => sql`select handle as key from handles where changed_at > ${after}`,
  );
}
