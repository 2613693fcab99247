import { prepared } from '#db/prepared.ts';
import { type Account, accountColumns } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { atAddress, exact } from '../at-address.ts';

/** By their names: a transaction cannot use a prepared statement of "every column" again once there is another column. */
const hold = prepared((tx, id: string) =>
  tx.selectFrom('accounts').select(accountColumns).where('id', '=', id).forUpdate(),
);

/**
 * The account, held until the transaction ends. Whatever opens or ends access to an account, or changes its address or
 * password, does this first, before it touches any other row: so such changes come one after another, each sees what
 * the one before has left, and none waits for another in a circle.
 */
export async function holdAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [account] = await hold(tx, accountId);
  return account;
}

const holdInUse = prepared((tx, id: string) =>
  tx.selectFrom('accounts').select(accountColumns).where('id', '=', id).forNoKeyUpdate(),
);

/**
 * As `holdAccount`, while rows that name the account can still be written: for whoever goes on to hold something that others
 * hold while they write such rows. Held the strong way, the two would wait for each other.
 */
export async function holdAccountInUse(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [account] = await holdInUse(tx, accountId);
  return account;
}

/** As `holdAccount`, by the address that leads to the account once it is held. */
export function holdAccountAt(tx: Tx, email: string): Promise<Account | undefined> {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where(atAddress(email))
    .orderBy(exact(email))
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}
