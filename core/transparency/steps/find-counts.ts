import { sql } from 'kysely';
import { concerns } from '#contract/cases/report-limits.ts';
import type { NumberName, PartedNumber, PartName } from '#contract/transparency/numbers.ts';
import type { Tx } from '../../ground/events.ts';
import { type MonthCount, nameOfParts } from '../month-count.ts';

const named = (name: NumberName) => sql.lit(name);
const parts = (of: PartedNumber, by: PartName) => sql.lit(nameOfParts(of, by));

/**
 * Counts what happened in [from, until), by the month of what happened. No later act changes a month that is over: a case
 * counts with its first decision, and neither requests nor appeals count before their answer.
 */
export async function findCounts(tx: Tx, from: Date, until: Date): Promise<MonthCount[]> {
  const { rows } = await sql<MonthCount>`
    with decided as materialized (
      select thing_kind, said.concern, said.is_screened,
        case when second_decided_at is null then outcome else 'nothing' end as outcome,
        case when second_decided_at is null then decided_at else coalesce((
          select min(created_at) from admin_actions where action = 'case.decided' and subject_id = cases.id
        ), decided_at) end as at,
        case when (
          select clocks.state from clocks
          where subject_id = cases.id and kind in ('harm_decision', 'urgent_harm_decision')
          order by began_at desc limit 1
        ) = 'met' then 'in_time' else 'late' end as time
      from cases, lateral (
        select (array_agg(concern order by array_position(${[...concerns]}::text[], concern)))[1] as concern,
          thing_kind = 'message' and (array_agg(is_ours order by reported_at))[1] as is_screened
        from case_reports where case_id = cases.id
      ) as said
      where state <> 'open' and decided_at >= ${from} and said.concern is not null
    ), answered as materialized (
      select kind, answered_at as at, case when exists (
          select from clocks
          where subject_id = rights_requests.id and kind in ('rights_answer', 'content_complaint_answer')
            and began_at < answered_at and state <> 'met'
        ) then 'late' else 'in_time' end as time
      from rights_requests where answered_at >= ${from}
    ), counted (at, name, key) as (
      select reported_at, ${named('reports')}, '' from case_reports where not is_ours and reported_at >= ${from}
      union all select at, one.name, one.key from decided, lateral (values
        (${named('cases')}, ''),
        (${parts('cases', 'kind')}, thing_kind),
        (${parts('cases', 'concern')}, concern),
        (${parts('cases', 'outcome')}, outcome),
        (${parts('cases', 'time')}, time)
      ) as one (name, key) where not is_screened
      union all select at, one.name, one.key from decided, lateral (values
        (${named('screened')}, ''),
        (${parts('screened', 'result')}, case outcome when 'nothing' then 'wrong' else 'right' end)
      ) as one (name, key) where is_screened
      union all select answered_at, one.name, one.key from cases, lateral (values
        (${named('appeals')}, ''),
        (${parts('appeals', 'result')}, case when is_lifted then 'overturned' else 'stands' end)
      ) as one (name, key) where answered_at >= ${from}
      -- A removed project has an appeal of its own.
      union all select answered_at, one.name, one.key from project_removals, lateral (values
        (${named('appeals')}, ''),
        (${parts('appeals', 'result')}, case when ended_at is null then 'stands' else 'overturned' end)
      ) as one (name, key) where appealed_at is not null and answered_at >= ${from}
      union all select at, one.name, one.key from answered, lateral (values
        (${named('requests')}, ''),
        (${parts('requests', 'kind')}, kind),
        (${parts('requests', 'time')}, time)
      ) as one (name, key)
      union all select received_at, ${named('orders')}, '' from orders where received_at >= ${from}
      union all select decided_at, ${named('lone')}, '' from cases where is_lone and decided_at >= ${from}
      union all select ended_at, ${named('lone')}, '' from staff_proposals
        where is_lone and state = 'confirmed' and ended_at >= ${from}
      union all select opened_at, ${named('breaches')}, '' from breaches where opened_at >= ${from}
    )
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, name, key, count(*)::integer as count
    from counted where at >= ${from} and at < ${until}
    group by 1, 2, 3`.execute(tx);
  return rows;
}
