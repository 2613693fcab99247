import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { holdTimes } from '#contract/holds/limits.ts';

/**
 * Whether a member must not read yet that staff with this right look at their data: an order forbids to tell of it, or they are the
 * one who would be judged in a case without a decision yet. One of the staff records an order alone, so it keeps the looks for as long as a hold
 * stands at most; for longer it needs a hold, and so two (decision 366).
 */
export const isKeptQuiet = (account: RawBuilder<unknown>, right: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(
    exists (select from orders where orders.account_id = ${account} and orders.forbids_telling
      and orders.received_at > now() - make_interval(days => ${sql.lit(holdTimes.days)}))
    or exists (
      select from holds where holds.account_id = ${account} and holds.is_secret and holds.ended_at is null
        and (not holds.is_by_report
          or exists (select from cases where cases.id = holds.case_id and cases.state <> 'decided'))
    )
    or (${right} = 'cases' and exists (
      select from case_people join cases on cases.id = case_people.case_id
      where case_people.account_id = ${account} and case_people.is_judged and cases.state <> 'decided'
    ))
  )`;
