import { sql } from 'kysely';
import type { MentoringCounts } from '../ground/mentoring-counts.ts';

/** Those who wait for a seat or were offered one, office hours ahead, and offers that no one took. */
export const countsOfOfficeHours: MentoringCounts = sql`
  select 'office_hour' as kind, count(*) filter (where is_ahead and seat.state in ('waiting', 'offered'))::int as waiting,
    count(distinct hour.id) filter (where is_ahead)::int as ahead,
    count(*) filter (where seat.state = 'lapsed' and seat.changed_at > now() - interval '30 days')::int as lapsed
  from (
    select *, state = 'announced' and starts_at > now() as is_ahead from office_hours
  ) as hour left join office_hour_seats as seat on seat.office_hour_id = hour.id`;
