import { sql } from 'kysely';
import type { CalendarDatesOf } from '../ground/calendar-dates.ts';

/** Agreed interviews of both sides, and the member's own first days. */
export const calendarDatesOfApplications: CalendarDatesOf = ({ accountId: id, zone }) => {
  const owned = sql`(select project_id from project_members where account_id = ${id} and is_owner)`;
  return sql`
  select 'interview' as kind, one.id, opportunity.title as title, interview.chosen_at as at, '' as day,
      interview.minutes::int as minutes, interview.sequence::int as sequence, interview.changed_at
    from applications as one join application_interviews as interview on interview.application_id = one.id
    join opportunities as opportunity on opportunity.id = one.opportunity_id
    where (one.account_id = ${id} or interview.owner_id = ${id} and one.project_id in ${owned}) and one.ended_at is null
      and interview.cancelled_at is null and interview.chosen_at > now() - interval '1 day'
  union all
  select 'begins', one.id, opportunity.title, offer.starts_on::date::timestamp at time zone ${zone}, offer.starts_on, 0, 0,
      offer.made_at
    from applications as one join application_offers as offer on offer.application_id = one.id
    join opportunities as opportunity on opportunity.id = one.opportunity_id
    where one.account_id = ${id} and one.stage in ('accepted', 'joined') and one.left_at is null
      and offer.starts_on::date >= current_date`;
};
