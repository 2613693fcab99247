import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Seconds for which the oldest entry of the log has waited for its seal, for the operator's figures; 0 while none waits. */
export async function findLongestWait({ db }: Core): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from clock_timestamp() - min(since)), 0)::float8 as seconds
    from unsealed_admin_actions`.execute(db);
  return rows[0]?.seconds ?? 0;
}
