import { sql } from 'kysely';
import type { CalendarDatesOf } from '../ground/calendar-dates.ts';

/** The times until which the member owes a step. */
export const calendarDatesOfDeadlines: CalendarDatesOf = ({ accountId }) => sql`
  select 'due' as kind, clocks.id, '' as title, clocks.due_at as at, '' as day, 0 as minutes, 0 as sequence,
    clocks.began_at as changed_at
  from clocks where clocks.owed_by = ${accountId} and clocks.ended_at is null and clocks.state in ('running', 'extended')`;
