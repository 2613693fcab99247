import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Longer than a transaction lives between its change and its commit. */
const overlapSeconds = 10;
const most = 500;

/**
 * The handles under which something else is to be seen since a look at `since`, as the look before called its moment, and the
 * moment of this one. Null instead of the handles where they are too many to name, or this is the first look.
 */
export async function changedHandles(
  core: Core,
  since: string | null,
): Promise<{ keys: string[] | null; moment: string }> {
  const { rows } = await sql<{ handle: string | null; moment: string }>`
    select now()::text as moment, handle
    from (select) one
    left join handles on changed_at > ${since}::timestamptz - make_interval(secs => ${overlapSeconds})
    limit ${most + 1}`.execute(core.db);
  const handles = rows.flatMap(({ handle }) => handle ?? []);
  return {
    keys: since === null || handles.length > most ? null : handles,
    moment: rows[0]?.moment ?? '',
  };
}
