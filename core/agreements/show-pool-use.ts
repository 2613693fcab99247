import { sql } from 'kysely';
import type { PoolUseBody } from '#contract/agreements/pool-use-calls.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { namesShown } from '../people/names-shown.ts';
import { findSeat } from '../projects/find-seat.ts';
import { ownDay } from '../standings/own-day.ts';
import type { Reader } from './find-agreements.ts';
import { findPool, findTaken } from './find-pool.ts';

const mostDue = 300;

/**
 * A project's promises from its pool, by person, and its due steps with their days, for its owners.
 * @throws Refusal `project_unknown`
 */
export async function showPoolUse({ db }: Core, member: Member, slug: string): Promise<PoolUseBody> {
  const seat = await findSeat(db, member.id, slug);
  if (!seat?.is_owner) throw new Refusal('project_unknown');
  const [pool, committed, people, due, today] = await Promise.all([
    findPool(db, seat.id),
    findTaken(db, seat.id),
    findHolders(db, member, seat.id),
    findDue(db, member, seat.id),
    ownDay(db, member.id),
  ]);
  return {
    project: { slug: seat.slug, name: seat.name },
    poolUnits: pool?.poolUnits ?? 0,
    companyUnits: pool?.companyUnits ?? 0,
    committed,
    free: (pool?.poolUnits ?? 0) - committed,
    people,
    due,
    today,
  };
}

async function findHolders(db: Db, reader: Reader, projectId: string): Promise<PoolUseBody['people']> {
  const { rows } = await sql<Record<'id' | 'name' | 'role' | 'reserved' | 'vested', string>>`
    select agreements.id, coalesce(person.name, '') as name, sum(reserved)::text as reserved, sum(vested)::text as vested,
      coalesce((select document::jsonb -> 'terms' ->> 'role' from agreement_versions
        where agreement_id = agreements.id and number = agreements.version), '') as role
    from agreements
    join agreement_milestones on agreement_milestones.agreement_id = agreements.id and reserved > 0
    left join ${namesShown(db, reader)} as person on person.id = agreements.contributor_id
    where agreements.project_id = ${projectId}
    group by agreements.id, person.name
    order by sum(reserved) desc, agreements.id`.execute(db);
  return rows.map(({ id, reserved, vested, ...one }) => ({
    agreementId: id,
    ...one,
    reserved: Number(reserved),
    vested: Number(vested),
  }));
}

type DueRow = Omit<PoolUseBody['due'][number], 'amount'> & { amount: string };

/** Work that began in time is due on the day in its terms; every other step is due at its deadline, also a lapsed one. */
async function findDue(db: Db, reader: Reader, projectId: string): Promise<PoolUseBody['due']> {
  const { rows } = await sql<DueRow>`
    select agreements.id as "agreementId", coalesce(person.name, '') as name, one.number as milestone, said ->> 'title' as title, what,
      case when coalesce(clock.kind, 'milestone_submission') = 'milestone_submission' then one.due_day
        else to_char(due_at at time zone (document::jsonb ->> 'zone'), 'YYYY-MM-DD') end as day,
      coalesce(due_at, (one.due_day::date + 1)::timestamp at time zone (document::jsonb ->> 'zone')) < now() as "isOverdue",
      case when what = 'payment' then one.due else (said ->> 'value')::bigint end::text as amount,
      document::jsonb -> 'terms' ->> 'currency' as currency
    from agreements
    join agreement_versions as text on text.agreement_id = agreements.id and text.number = agreements.version
      and text.document is not null
    join agreement_milestones as one on one.agreement_id = agreements.id
    join lateral (select said from jsonb_array_elements(document::jsonb -> 'milestones') as said
      where (said ->> 'number')::int = one.number) as terms on true
    join lateral (select case
      when one.due > 0 and one.money = 'due' then 'payment'
      when one.stage = 'submitted' then 'review'
      when one.stage in ('planned', 'started', 'changes_asked') then 'work' end as what) as next on what is not null
    left join lateral (
      (select kind, due_at from clocks
        where what <> 'payment' and subject_id = agreements.id || '.' || one.number and kind = any(case what
          when 'review' then array['milestone_review']
          else array['milestone_submission', 'milestone_resubmission', 'early_end_submission'] end)
        order by ended_at is null desc, began_at desc limit 1)
      union all
      (select kind, due_at from clocks
        where what = 'payment' and project_id = ${projectId} and kind = 'payment'
          and starts_with(subject_id, agreements.id || '.' || one.number || '.')
        order by ended_at is null desc, due_at limit 1)
    ) as clock on true
    left join ${namesShown(db, reader)} as person on person.id = agreements.contributor_id
    where agreements.project_id = ${projectId} and agreements.active_at is not null and not agreements.is_settled
    order by day, agreements.id, one.number limit ${mostDue}`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
