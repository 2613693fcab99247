import { type RawBuilder, sql } from 'kysely';
import type { Core } from './core.ts';

/** Longer than the time between a transaction's change and its commit. */
const overlapSeconds = 10;
const most = 500;

export type Changed = { keys: string[] | null; moment: string };

/**
 * The keys that `changed` selects of the changes since the moment `since` of the last call, and the moment of this one. Null
 * instead of keys if they are too many, or on the first call.
 */
export async function changedSince(
  core: Core,
  since: string | null,
  changed: (after: RawBuilder<Date>) => RawBuilder<{ key: string }>,
): Promise<Changed> {
  const after = sql<Date>`(${since}::timestamptz - make_interval(secs => ${overlapSeconds}))`;
  const { rows } = await sql<{ key: string | null; moment: string }>`
    select now()::text as moment, key from (select) one left join (${changed(after)}) changed on true
    limit ${most + 1}`.execute(core.db);
  const keys = rows.flatMap(({ key }) => key ?? []);
  return { keys: since === null || keys.length > most ? null : keys, moment: rows[0]?.moment ?? '' };
}
