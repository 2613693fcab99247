import { type RawBuilder, sql } from 'kysely';
import type { DatesAsked, DatesOf } from '../ground/dates-of.ts';
import { ownedProjects } from '../projects/starts.ts';
import { sentApplications } from './starts.ts';

/** An interview that is ahead, or has not ended. */
const isAhead = (until: RawBuilder<Date>) => sql`interview.cancelled_at is null
  and interview.chosen_at > now() - make_interval(mins => interview.minutes) and interview.chosen_at < ${until}`;

const begins = ({ accountId: id }: DatesAsked) => sql`offer.starts_on::date::timestamp at time zone
  (select coalesce(max(zone), 'Asia/Kolkata') from standings where account_id = ${id})`;
const isNear = (asked: DatesAsked) =>
  sql`${begins(asked)} > now() - interval '1 day' and ${begins(asked)} < ${asked.until}`;

/** Agreed interviews, and first days of new members, as applicants have them. */
const ofApplicants: DatesOf = {
  start: sentApplications,
  select: (asked) => sql`
    select 'interview' as kind, one.id, opportunity.title as thing, '' as person, interview.chosen_at as at
      from applications one join application_interviews interview on interview.application_id = one.id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      where one.account_id = ${asked.accountId} and one.ended_at is null and ${isAhead(asked.until)}
    union all
    select 'begins', one.id, opportunity.title, '', ${begins(asked)}
      from applications one join application_offers offer on offer.application_id = one.id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      where one.account_id = ${asked.accountId} and one.stage in ('accepted', 'joined') and one.left_at is null
        and ${isNear(asked)}`,
};

const owned = ({ accountId: id }: DatesAsked) =>
  sql`(select project_id from project_members where account_id = ${id} and is_owner)`;

/** The same, as owners have them. */
const ofOwners: DatesOf = {
  start: ownedProjects,
  select: (asked) => sql`
    select 'interview' as kind, one.id, opportunity.title as thing, who.name as person, interview.chosen_at as at
      from application_interviews interview join applications one on one.id = interview.application_id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      join accounts who on who.id = one.account_id
      where interview.owner_id = ${asked.accountId} and one.project_id in ${owned(asked)} and one.ended_at is null
        and ${isAhead(asked.until)}
    union all
    select 'begins', one.id, opportunity.title, who.name, ${begins(asked)}
      from applications one join application_offers offer on offer.application_id = one.id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      join accounts who on who.id = one.account_id
      where one.project_id in ${owned(asked)} and one.account_id <> ${asked.accountId}
        and one.stage in ('accepted', 'joined') and one.left_at is null and ${isNear(asked)}`,
};

export const datesOfApplications: readonly DatesOf[] = [ofApplicants, ofOwners];
