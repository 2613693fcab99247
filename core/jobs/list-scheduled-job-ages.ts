import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Seconds since each scheduled job was last due, on any server. One that has not been due yet is missing. */
export async function listScheduledJobAges(core: Core): Promise<{ chore: string; age: number }[]> {
  const { rows } = await sql<{ chore: string; age: number }>`
    select task as chore, extract(epoch from now() - last_due_at)::int as age
    from scheduled_jobs order by task`.execute(core.db);
  return rows;
}
