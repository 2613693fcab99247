import { sql } from 'kysely';
import type { DatesOf } from '../ground/dates-of.ts';
import { seerOf } from '../ground/may-see.ts';
import { namesShown } from '../people/names-shown.ts';
import { ownOfficeHours } from './starts.ts';

/** The office hours of their mentor, and of those who have a seat. */
export const datesOfOfficeHours: DatesOf = {
  start: ownOfficeHours,
  select: ({ db, accountId: id, until }) => sql`
    select 'office_hour' as kind, hour.id, hour.topic as thing,
      case when hour.mentor_id = ${id} then '' else coalesce(who.name, '') end as person, hour.starts_at as at
    from office_hours hour
    left join ${namesShown(db, seerOf(id))} as who on who.id = hour.mentor_id
    where hour.state = 'announced'
      and hour.starts_at > now() - make_interval(mins => hour.minutes) and hour.starts_at < ${until}
      and (hour.mentor_id = ${id} or exists (
        select from office_hour_seats where office_hour_id = hour.id and mentee_id = ${id} and state = 'taken'
      ))`,
};
