import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { caseTimes } from '#contract/cases/report-limits.ts';
import { isTiedTo } from '../ground/tie.ts';

const since = sql<Date>`now() - make_interval(days => ${sql.lit(caseTimes.tiedDays)})`;

/** Those who are judged, and those who report. */
const near = sql`(
  select account_id as id from case_people where case_people.case_id = one.id and is_judged
  union
  select reporter_id from case_reports where case_reports.case_id = one.id and reporter_id is not null
)`;

/**
 * Whether this member of staff must not decide the case in the row `one` of `cases`: they take part in it, they said that they
 * know a person of it, they have had to do with one, or one of the two had blocked the other before the first report. Later
 * blocks change nothing, so they bar no one.
 */
export function isBarred(staff: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    exists (select from case_people where case_people.case_id = one.id and account_id = ${staff})
    or exists (select from case_reports where case_reports.case_id = one.id and reporter_id = ${staff})
    or exists (select from case_recusals where case_recusals.case_id = one.id and account_id = ${staff})
    or exists (
      select from ${near} as near join blocks
        on (blocker_id = near.id and blocked_id = ${staff}) or (blocker_id = ${staff} and blocked_id = near.id)
      where blocked_at < one.opened_at
    )
    or exists (select from ${near} as near where ${isTiedTo(staff, sql<string>`near.id`, since)})
  )`;
}

/** Whether another member of staff has it at this moment. */
export function isTakenFrom(staffId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(one.taken_by <> ${staffId} and one.taken_until > clock_timestamp(), false)`;
}
