import { type RawBuilder, sql } from 'kysely';

/** Whether a sign of this account's member is awaited and has not come. */
export function isWatchedAccount(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from watched_accounts where watched_accounts.account_id = ${accountId} and watched_accounts.here_at is null
  )`;
}
