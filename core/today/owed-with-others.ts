import { type RawBuilder, sql } from 'kysely';
import { turnKinds } from '#contract/collected.ts';
import { isSomebodysTurn } from '../deadlines/is-waiting.ts';

/**
 * Whether the account owes a deadline as an owner of its project while another owner is reminded; none that involves a
 * blocked member. The projects are an array, for which an index is used also where this is one of several conditions.
 */
export function isOwedWithOthers(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    clocks.project_id = any(array(select project_id from project_members where account_id = ${accountId} and is_owner))
    and ${isSomebodysTurn} and clocks.kind = any(${[...turnKinds]}::text[])
    and clocks.owed_by is distinct from ${accountId} and clocks.awaited_by is distinct from ${accountId}
    and not exists (
      select from blocks where (blocker_id, blocked_id) in
        ((${accountId}, clocks.awaited_by), (clocks.awaited_by, ${accountId}))
    )
  )`;
}
