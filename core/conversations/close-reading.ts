import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

const atOnce = 500;

/**
 * Removes owners from conversations of applications once they may no longer read them. Resolves to the number of
 * conversations.
 */
export async function closeReading({ db }: Core): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from conversations
      where owners_read_until > '-infinity' and owners_read_until <= clock_timestamp()
      order by owners_read_until limit ${atOnce} for update skip locked
    ), closed as (
      update conversations set owners_read_until = '-infinity' from due where conversations.id = due.id
      returning conversations.id, applicant_id
    ), left_over as (
      delete from conversation_members using closed
      where conversation_id = closed.id and account_id <> closed.applicant_id
    )
    select id from closed`.execute(db);
  return rows.length;
}
