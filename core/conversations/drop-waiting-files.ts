import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Days for which a decision can be appealed, and the appeal be answered, late too. */
const takenDays = 90;

/** Removes files that nobody has sent within a day, and those of messages that were taken for good. */
export async function dropWaitingFiles({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('message_files')
    .where('message_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await sql`
    delete from message_files using messages
    where messages.id = message_id and taken_at < now() - make_interval(days => ${takenDays})`.execute(db);
}
