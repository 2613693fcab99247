import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Lets these jobs run now, as if for the first time; an email is rendered again. Resolves to their number. */
export async function retryJobs(core: Core, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(${[...ids]}::bigint[], now(), null, 0, 30)`.execute(
    core.db,
  );
  return rows.length;
}
