import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Longer than a transaction lives between its change and its commit. */
const overlapSeconds = 10;
const most = 500;

/**
 * The addresses of the opportunities of which something has changed since a look at `since`, as the look before called its
 * moment, and the moment of this one. Null instead where they are too many to name, or this is the first look.
 */
export async function changedOpportunities(
  core: Core,
  since: string | null,
): Promise<{ keys: string[] | null; moment: string }> {
  const { rows } = await sql<{ slug: string | null; moment: string }>`
    select now()::text as moment, slug
    from (select) one
    left join opportunities on changed_at > ${since}::timestamptz - make_interval(secs => ${overlapSeconds})
    limit ${most + 1}`.execute(core.db);
  const slugs = rows.flatMap(({ slug }) => slug ?? []);
  return { keys: since === null || slugs.length > most ? null : slugs, moment: rows[0]?.moment ?? '' };
}
