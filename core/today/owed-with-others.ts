import { type RawBuilder, sql } from 'kysely';
import { turnKinds } from '#contract/turns.ts';

/**
 * Whether an open clock is one that the account owes as an owner of its project, while another owner is reminded; nothing of
 * somebody apart from them.
 */
export function isOwedWithOthers(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    clocks.project_id in (select project_id from project_members where account_id = ${accountId} and is_owner)
    and clocks.ended_at is null and clocks.kind = any(${[...turnKinds]}::text[])
    and clocks.owed_by is distinct from ${accountId} and clocks.awaited_by is distinct from ${accountId}
    and not exists (
      select from blocks where (blocker_id, blocked_id) in
        ((${accountId}, clocks.awaited_by), (clocks.awaited_by, ${accountId}))
    )
  )`;
}
