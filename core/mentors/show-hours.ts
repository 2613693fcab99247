import { sql } from 'kysely';
import type { MentorHoursBody } from '#contract/mentors/calls.ts';
import type { Db } from '#db/connect.ts';
import { firstHours } from '#rules/mentoring/hours.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { rowOf } from './row.ts';

/**
 * The hours of a mentor, or the first ones in the zone of the account, with the sessions ahead.
 * @throws Refusal `mentor_unknown`
 */
export async function showHours(db: Db, accountId: string): Promise<MentorHoursBody> {
  const found = await db
    .selectFrom('mentors')
    .innerJoin('standings', 'standings.account_id', 'mentors.account_id')
    .selectAll('mentors')
    .select('standings.zone as own_zone')
    .select(sql<number>`(select count(*)::int ${openSlots})`.as('slots'))
    .select(sql<Date | null>`(select min(starts_at) ${openSlots})`.as('next_slot'))
    .where('mentors.account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw new Refusal('mentor_unknown');
  const row = rowOf(found);
  const booked = await db
    .selectFrom('booked_times')
    .select([sql<Date>`lower(during)`.as('starts_at'), 'ends_at'])
    .where('account_id', '=', accountId)
    .where('side', '=', 'mentor')
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('ends_at')
    .limit(100)
    .execute();
  return {
    version: row.hours_version,
    hours: row.hours ?? firstHours(row.own_zone),
    minutes: row.said.session?.minutes ?? 0,
    booked: booked.map((one) => ({ startsAt: isoDate(one.starts_at), endsAt: isoDate(one.ends_at) })),
    slots: row.slots,
    nextSlot: isoDateOrEmpty(row.next_slot),
  };
}

const openSlots = sql`from mentor_slots
  where mentor_slots.account_id = mentors.account_id and closes_at > now()`;
