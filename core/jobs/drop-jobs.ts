import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Takes these jobs away, as if they had been done. One that is running is left alone. Resolves to how many there were. */
export async function dropJobs(core: Core, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.complete_jobs(${[...ids]}::bigint[])`.execute(core.db);
  return rows.length;
}
