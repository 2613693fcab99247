import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** Today's date where the account's owner lives, by the database's time. */
export async function ownDay(db: Db, accountId: string): Promise<string> {
  const { today } = await db
    .selectFrom('standings')
    .select(sql<string>`to_char(now() at time zone zone, 'YYYY-MM-DD')`.as('today'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return today;
}

/** The same as a part of a statement, for the account with the id `accountId`: a `date`, null where no zone is known. */
export function dayOfAccount(accountId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select (now() at time zone standings.zone)::date from standings where standings.account_id = ${accountId})`;
}

/** The same for a person without an account, by their phone number. */
export async function dayByPhone(db: Db, phone: string): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char(now() at time zone zone_of_phone(${phone}), 'YYYY-MM-DD') as today`.execute(db);
  return rows[0]?.today ?? '';
}
