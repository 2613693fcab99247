import { sql } from 'kysely';
import type { CalendarDatesOf } from '../ground/calendar-dates.ts';

/** The sessions of both sides, and the titled times that no session of two has taken. */
export const calendarDatesOfMentoring: CalendarDatesOf = ({ accountId: id }) => sql`
  select 'session' as kind, one.id, one.topic as title, one.starts_at as at, '' as day, one.minutes::int as minutes,
      one.sequence::int as sequence, one.changed_at
    from mentoring_sessions as one
    where (one.mentor_id = ${id} or one.mentee_id = ${id}) and one.state = 'confirmed' and one.starts_at > now() - interval '1 day'
  union all
  select 'session', split_part(subject_id, ' ', 1), title, lower(during), '',
      (extract(epoch from ends_at - lower(during)) / 60)::int, sequence::int, taken_at
    from booked_times
    where account_id = ${id} and what not in ('session', 'move') and lower(during) > now() - interval '1 day'`;
