import { sql } from 'kysely';
import type { DatesBody } from '#contract/deadlines/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';

const days = 7;

type Found = {
  kind: DatesBody['dates'][number]['kind'];
  id: string;
  thing: string;
  person: string;
  at: Date;
};

/**
 * The member's coming dates, earliest first: agreed interviews and sessions of both sides, first days of new members, and the last
 * days of their projects' opportunities.
 */
export async function listDates({ db }: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<DatesBody> {
  const until = sql`now() + make_interval(days => ${days})`;
  const isAhead = sql`interview.cancelled_at is null and interview.chosen_at > now() - make_interval(mins => interview.minutes)
    and interview.chosen_at < ${until}`;
  const begins = sql`offer.starts_on::date::timestamp at time zone zone`;
  const isNear = sql`${begins} > now() - interval '1 day' and ${begins} < ${until}`;
  const { rows } = await sql<Found>`
    with me as (select coalesce(max(zone), 'Asia/Kolkata') as zone from standings where account_id = ${id}),
    owned as (select project_id from project_members where account_id = ${id} and is_owner)
    select 'interview' as kind, one.id, opportunity.title as thing, '' as person, interview.chosen_at as at
      from applications one join application_interviews interview on interview.application_id = one.id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      where one.account_id = ${id} and one.ended_at is null and ${isAhead}
    union all
    select 'interview', one.id, opportunity.title, who.name, interview.chosen_at
      from application_interviews interview join applications one on one.id = interview.application_id
      join owned on owned.project_id = one.project_id join opportunities opportunity on opportunity.id = one.opportunity_id
      join accounts who on who.id = one.account_id
      where interview.owner_id = ${id} and one.ended_at is null and ${isAhead}
    union all
    select 'session', one.id, one.topic, coalesce(who.name, ''), one.starts_at
      from mentoring_sessions one
      left join accounts who on who.id = case when one.mentor_id = ${id} then one.mentee_id else one.mentor_id end
      where (one.mentor_id = ${id} or one.mentee_id = ${id}) and one.state = 'confirmed'
        and one.starts_at > now() - make_interval(mins => one.minutes) and one.starts_at < ${until}
    union all
    select 'begins', one.id, opportunity.title, '', ${begins}
      from applications one join application_offers offer on offer.application_id = one.id
      join opportunities opportunity on opportunity.id = one.opportunity_id cross join me
      where one.account_id = ${id} and one.stage in ('accepted', 'joined') and one.left_at is null and ${isNear}
    union all
    select 'begins', one.id, opportunity.title, who.name, ${begins}
      from owned join applications one on one.project_id = owned.project_id
      join application_offers offer on offer.application_id = one.id
      join opportunities opportunity on opportunity.id = one.opportunity_id
      join accounts who on who.id = one.account_id cross join me
      where one.account_id <> ${id} and one.stage in ('accepted', 'joined') and one.left_at is null and ${isNear}
    union all
    select 'closes', opportunity.id, opportunity.title, '', opportunity.closes_at - interval '1 minute'
      from owned join opportunities opportunity on opportunity.project_id = owned.project_id
      where opportunity.state in ('live', 'paused') and opportunity.closes_at > now() and opportunity.closes_at <= ${until}
    order by at, id limit 30`.execute(db);
  return { dates: rows.map(({ id: subjectId, at, ...row }) => ({ ...row, subjectId, at: isoDate(at) })) };
}
