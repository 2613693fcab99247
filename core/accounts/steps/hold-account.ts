import { prepared } from '#db/prepared.ts';
import { type Account, accountColumns } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { atAddress, exact } from '../at-address.ts';

/** The columns are named: a prepared "select *" fails inside a transaction once the table gets another column. */
const hold = prepared((tx, id: string) =>
  tx.selectFrom('accounts').select(accountColumns).where('id', '=', id).forUpdate(),
);

/**
 * Locks the account until the transaction ends. Every change to its access, address or password takes this lock before any
 * other row: changes then run one after another, each sees the one before, and none can deadlock.
 */
export async function holdAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [account] = await hold(tx, accountId);
  return account;
}

const holdInUse = prepared((tx, id: string) =>
  tx.selectFrom('accounts').select(accountColumns).where('id', '=', id).forNoKeyUpdate(),
);

/**
 * As `holdAccount`, but other transactions can still insert rows that name the account. Use it before a lock that such
 * transactions hold while they insert: with the stronger lock the two would deadlock.
 */
export async function holdAccountInUse(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [account] = await holdInUse(tx, accountId);
  return account;
}

/** As `holdAccount`, but looks the account up by its address. */
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
