import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** The days in which a decision can be appealed and the appeal answered, even late. */
const takenDays = 90;

/** Deletes files not sent within a day, and files of messages that an administrator's decision has removed for good. */
export async function dropWaitingFiles({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('message_files')
    .where('message_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await sql`
    delete from message_files using messages
    where messages.conversation_id = message_files.conversation_id and messages.id = message_id
      and taken_at < now() - make_interval(days => ${takenDays})`.execute(db);
}
