import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Removes files that nobody has sent within a day. */
export async function dropWaitingFiles({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('message_files')
    .where('message_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
