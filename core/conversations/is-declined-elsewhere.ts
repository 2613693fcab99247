import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { contactRequests } from '../ground/contact-requests.ts';

/** Whether the member declined another request of the asker’s, as one for an introduction, so lately that it refuses first messages. */
export async function isDeclinedElsewhere(db: Db, askerId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${contactRequests()} as each
    where asker_id = ${askerId} and decliner_id = ${personId} and declined_until > now() limit 1`.execute(db);
  return rows.length > 0;
}
