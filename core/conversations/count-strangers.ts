import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { contactRequests } from '../ground/contact-requests.ts';

/** How many strangers a member has asked within a day, by first messages and otherwise, and the seconds until one more may be asked. */
export async function countStrangers(
  db: Db,
  askerId: string,
): Promise<{ asked: number; seconds: number | null }> {
  const { rows } = await sql<{ asked: number; seconds: number | null }>`
    select count(*)::int as asked,
      ceil(extract(epoch from min(asked_at) + interval '1 day' - now()))::int as seconds
    from (
      select requested_at as asked_at from conversations where requested_by = ${askerId}
      union all select asked_at from ${contactRequests()} as each where asker_id = ${askerId}
    ) as asked
    where asked_at > now() - interval '1 day'`.execute(db);
  return rows[0] ?? { asked: 0, seconds: null };
}
