import { sql } from 'kysely';
import type { DatesOf } from '../ground/dates-of.ts';

/** Agreed interviews of both sides, and first days of new members. */
export const datesOfApplications: DatesOf = ({ accountId: id, until }) => {
  const zone = sql`(select coalesce(max(zone), 'Asia/Kolkata') from standings where account_id = ${id})`;
  const isAhead = sql`interview.cancelled_at is null and interview.chosen_at > now() - make_interval(mins => interview.minutes)
    and interview.chosen_at < ${until}`;
  const begins = sql`offer.starts_on::date::timestamp at time zone ${zone}`;
  const isNear = sql`${begins} > now() - interval '1 day' and ${begins} < ${until}`;
  const owned = sql`(select project_id from project_members where account_id = ${id} and is_owner)`;
  return sql`
    select 'interview' as kind, one.id, opportunity.title as thing, '' as person, interview.chosen_at as at
      from applications one join application_interviews interview on interview.application_id = one.id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      where one.account_id = ${id} and one.ended_at is null and ${isAhead}
    union all
    select 'interview', one.id, opportunity.title, who.name, interview.chosen_at
      from application_interviews interview join applications one on one.id = interview.application_id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      join accounts who on who.id = one.account_id
      where interview.owner_id = ${id} and one.project_id in ${owned} and one.ended_at is null and ${isAhead}
    union all
    select 'begins', one.id, opportunity.title, '', ${begins}
      from applications one join application_offers offer on offer.application_id = one.id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      where one.account_id = ${id} and one.stage in ('accepted', 'joined') and one.left_at is null and ${isNear}
    union all
    select 'begins', one.id, opportunity.title, who.name, ${begins}
      from applications one join application_offers offer on offer.application_id = one.id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      join accounts who on who.id = one.account_id
      where one.project_id in ${owned} and one.account_id <> ${id} and one.stage in ('accepted', 'joined')
        and one.left_at is null and ${isNear}`;
};
