import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Removes these jobs as if they had been done. A running one is left alone. Resolves to their number. */
export async function dropJobs(core: Core, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    delete from jobs where id = any(${[...ids]}::bigint[]) and locked_at is null returning id`.execute(
    core.db,
  );
  return rows.length;
}
