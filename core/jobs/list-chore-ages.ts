import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Seconds since each scheduled job last became due and began, on any server; null for one that has not been due yet. */
export async function listChoreAges(core: Core): Promise<{ chore: string; age: number | null }[]> {
  const { rows } = await sql<{ chore: string; age: number | null }>`
    select identifier as chore, extract(epoch from now() - last_execution)::int as age
    from graphile_worker._private_known_crontabs order by identifier`.execute(core.db);
  return rows;
}
