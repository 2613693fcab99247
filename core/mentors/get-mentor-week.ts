import { sql } from 'kysely';
import type { MentorWeekBody } from '#contract/mentors/calls.ts';
import { gathered } from '#db/gathered.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';

type Row = { sessions: number; per_week: number; next_slot: Date | null; zone: string };

const select = gathered(
  (_, accountId: string) => sql<Row>`
    select
      (
        select count(*)::int from booked_times
        where account_id = own.account_id and what = 'session' and side = 'mentor'
          and lower(during) >= week.begins and lower(during) < week.ends
      ) as sessions,
      (select min(starts_at) from mentor_slots where account_id = own.account_id and closes_at > now()) as next_slot,
      (own.hours ->> 'perWeek')::int as per_week, own.hours ->> 'zone' as zone
    from mentors as own
    cross join lateral (select date_trunc('week', now() at time zone (own.hours ->> 'zone')) as monday) as local
    cross join lateral (
      select local.monday at time zone (own.hours ->> 'zone') as begins,
        (local.monday + interval '7 days') at time zone (own.hours ->> 'zone') as ends
    ) as week
    where own.account_id = ${accountId} and own.state = 'open' and own.hours is not null`,
);

/** The present week of the member as a mentor, Monday to Sunday in the zone of the hours; requests count. */
export async function getMentorWeek({ db }: Core, { id }: Member): Promise<MentorWeekBody> {
  const [row] = await select(db, id);
  if (!row) return { week: null };
  const { sessions, per_week: perWeek, next_slot: nextSlot, zone } = row;
  return { week: { sessions, perWeek, nextSlot: isoDateOrEmpty(nextSlot), zone } };
}
