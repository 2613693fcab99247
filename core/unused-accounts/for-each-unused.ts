import type { RawBuilder } from 'kysely';
import { type Account, accountColumns } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { tryEach } from '../ground/try-each.ts';

/** Resolves to whether it has done something. */
type Act = (tx: Tx, account: Account) => Promise<boolean>;

/**
 * Calls `act` for each account of `due` whose row still is so once it is held, in a transaction of its own. An account that
 * another transaction holds waits for the next run. One failure does not stop the others.
 */
export async function forEachUnused(
  core: Core,
  due: readonly string[],
  isDue: RawBuilder<boolean>,
  act: Act,
): Promise<number> {
  let done = 0;
  await tryEach(
    due.map((id) => ({ id })),
    ({ id }) =>
      core.db.transaction().execute(async (tx) => {
        const held = await tx
          .selectFrom('accounts')
          .select('id')
          .where('id', '=', id)
          .forNoKeyUpdate()
          .skipLocked()
          .executeTakeFirst();
        // A statement after the lock sees a log-in that has just committed.
        const account =
          held &&
          (await tx
            .selectFrom('accounts')
            .leftJoin('unused_accounts', 'unused_accounts.account_id', 'accounts.id')
            .select(accountColumns.map((column) => `accounts.${column}` as const))
            .where('accounts.id', '=', id)
            .where(isDue)
            .executeTakeFirst());
        if (account && (await act(tx, account))) done++;
      }),
    { failed: 'unused accounts failed.' },
  );
  return done;
}
