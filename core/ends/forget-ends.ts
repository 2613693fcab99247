import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** A server without backups never takes its ends. No backup is kept for longer than 60 days (decision 233). */
export async function forgetEnds(core: Core): Promise<number> {
  const gone = await core.db
    .deleteFrom('ends')
    .where('at', '<', sql<Date>`now() - interval '60 days'`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
