import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { atAddress, exact } from '../at-address.ts';

/**
 * The account, held until the transaction ends. Whatever opens or ends access to an account, or changes its address or
 * password, does this first, before it touches any other row: so such changes come one after another, each sees what
 * the one before has left, and none waits for another in a circle.
 */
export function holdAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirst();
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
