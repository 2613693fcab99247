import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Ends stay where the server writes no backups. No backup is kept for longer than that (decision 233). */
export async function forgetEnds(core: Core): Promise<number> {
  const gone = await core.db
    .deleteFrom('ends')
    .where('at', '<', sql<Date>`now() - interval '60 days'`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
