import { sql } from 'kysely';
import { holdForRemoval } from '../accounts/steps/hold-for-removal.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { accountColumns } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { tryEach } from '../ground/try-each.ts';
import { isErasable, isNoticeWaiting } from './policy.ts';

/**
 * Removes accounts with all data about their members at the announced moment. A log-in at the same moment comes before it, and
 * keeps the account, or finds none.
 */
export async function eraseUnused(core: Core): Promise<number> {
  const isDue = sql<boolean>`(
    unused_accounts.notice = 3 and unused_accounts.erase_at <= now() and not ${isNoticeWaiting} and ${isErasable(core)}
  )`;
  const due = await core.db
    .selectFrom('unused_accounts')
    .innerJoin('accounts', 'accounts.id', 'unused_accounts.account_id')
    .select('accounts.id')
    .where(isDue)
    .orderBy('erase_at')
    .execute();
  let erased = 0;
  await tryEach(
    due,
    ({ id }) =>
      core.db.transaction().execute(async (tx) => {
        await holdForRemoval(tx, id);
        // A statement after the lock sees a log-in, a hold or another server's erasure that has just committed.
        const account = await tx
          .selectFrom('accounts')
          .innerJoin('unused_accounts', 'unused_accounts.account_id', 'accounts.id')
          .select(accountColumns.map((column) => `accounts.${column}` as const))
          .where('accounts.id', '=', id)
          .where(isDue)
          .executeTakeFirst();
        if (!account) return;
        await record(tx, { name: 'unusedAccounts.erased', accountId: id });
        await removeAccount(tx, account);
        erased++;
      }),
    { failed: 'unused accounts could not be removed.' },
  );
  return erased;
}
