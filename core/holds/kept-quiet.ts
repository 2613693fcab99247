import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a member must not read yet that staff with this right look at their data: an order forbids to tell of it, or they are the
 * one who would be judged in a case without a decision yet.
 */
export const isKeptQuiet = (account: RawBuilder<unknown>, right: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(
    exists (select from orders where orders.account_id = ${account} and orders.forbids_telling)
    or exists (
      select from holds where holds.account_id = ${account} and holds.is_secret and holds.ended_at is null
    )
    or (${right} = 'cases' and exists (
      select from case_people join cases on cases.id = case_people.case_id
      where case_people.account_id = ${account} and case_people.is_judged and cases.state <> 'decided'
    ))
  )`;
