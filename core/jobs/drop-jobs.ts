import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Removes these jobs as if they had been done. A running one is left alone. Resolves to their number. */
export async function dropJobs(core: Core, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.complete_jobs(${[...ids]}::bigint[])`.execute(core.db);
  return rows.length;
}
