import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/** One date of a member: without names of others, links, locations and numbers. */
export type CalendarDate = {
  kind: 'session' | 'interview' | 'begins' | 'due';
  id: string;
  title: string;
  at: Date;
  minutes: number;
  sequence: number;
  changed_at: Date;
};

const most = 500;

/**
 * The coming dates of the member whose calendar has this secret: sessions, office hours, agreed interviews, first days and due
 * times.
 * @throws Refusal `calendar_unknown`, the same for unknown, ended and suspended
 */
export async function findOwnCalendar({ db }: Core, secret: string): Promise<CalendarDate[]> {
  const owner = await db
    .selectFrom('calendar_addresses')
    .innerJoin('standings', 'standings.account_id', 'calendar_addresses.account_id')
    .select(['calendar_addresses.account_id as id', 'standings.zone'])
    .where('secret', '=', secret)
    .where(sql<boolean>`standings.seen_from <= now()`)
    .executeTakeFirst();
  if (!owner) throw new Refusal('calendar_unknown');
  const { id, zone } = owner;
  const { rows } = await sql<CalendarDate>`
    select 'session' as kind, one.id, one.topic as title, one.starts_at as at, one.minutes::int as minutes, one.sequence,
        one.changed_at
      from mentoring_sessions as one
      where (one.mentor_id = ${id} or one.mentee_id = ${id}) and one.state = 'confirmed' and one.starts_at > now() - interval '1 day'
    union all
    select 'session', split_part(subject_id, ' ', 1), title, lower(during),
        (extract(epoch from ends_at - lower(during)) / 60)::int, sequence, taken_at
      from booked_times
      where account_id = ${id} and what not in ('session', 'move') and lower(during) > now() - interval '1 day'
    union all
    select 'interview', one.id, opportunity.title, interview.chosen_at, interview.minutes, interview.sequence, interview.changed_at
      from applications as one join application_interviews as interview on interview.application_id = one.id
      join opportunities as opportunity on opportunity.id = one.opportunity_id
      where (one.account_id = ${id} or interview.owner_id = ${id}) and one.ended_at is null
        and interview.cancelled_at is null and interview.chosen_at > now() - interval '1 day'
    union all
    select 'begins', one.id, opportunity.title, offer.starts_on::date::timestamp at time zone ${zone}, 0, 0, offer.made_at
      from applications as one join application_offers as offer on offer.application_id = one.id
      join opportunities as opportunity on opportunity.id = one.opportunity_id
      where one.account_id = ${id} and one.stage in ('accepted', 'joined') and one.left_at is null
        and offer.starts_on::date >= current_date
    union all
    select 'due', clocks.id, '', clocks.due_at, 0, 0, clocks.began_at
      from clocks where clocks.owed_by = ${id} and clocks.ended_at is null and clocks.state in ('running', 'extended')
    order by at limit ${most}`.execute(db);
  return rows;
}
