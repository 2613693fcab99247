import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Seconds since each chore was last due and begun, by whichever server; null for one whose time has not come yet. */
export async function listChoreAges(core: Core): Promise<{ chore: string; age: number | null }[]> {
  const { rows } = await sql<{ chore: string; age: number | null }>`
    select identifier as chore, extract(epoch from now() - last_execution)::int as age
    from graphile_worker._private_known_crontabs order by identifier`.execute(core.db);
  return rows;
}
