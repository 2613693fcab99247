import { sql } from 'kysely';
import { type CalendarDate, calendarDatesOf } from '../ground/calendar-dates.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { hashOf } from '../ground/secrets.ts';

const most = 500;

/**
 * The coming dates of the member whose calendar has this secret, of every kind that a module declares.
 * @throws Refusal `calendar_unknown`, the same for unknown, ended and suspended
 */
export async function findOwnCalendar({ db }: Core, secret: string): Promise<CalendarDate[]> {
  const owner = await db
    .selectFrom('calendar_addresses')
    .innerJoin('standings', 'standings.account_id', 'calendar_addresses.account_id')
    .select(['calendar_addresses.account_id as id', 'standings.zone'])
    .where('secret_hash', '=', hashOf(secret))
    .where(sql<boolean>`standings.seen_from <= now()`)
    .executeTakeFirst();
  if (!owner) throw new Refusal('calendar_unknown');
  const { rows } = await calendarDatesOf({ accountId: owner.id, zone: owner.zone }, most).execute(db);
  return rows;
}
