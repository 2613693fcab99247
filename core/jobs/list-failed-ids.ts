import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** The ids of all jobs that were given up. */
export async function listFailedIds(core: Core): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from jobs where attempts >= max_attempts and locked_at is null
    order by jobs.id`.execute(core.db);
  return rows.map(({ id }) => id);
}
