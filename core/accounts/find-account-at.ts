import { readByKey } from '#db/prepared.ts';
import { deliveredAs } from '#rules/checks/email.ts';
import type { Account } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { atAddress } from './at-address.ts';

const select = readByKey((db, email: string, delivered: string) =>
  db.selectFrom('accounts').selectAll().where(atAddress(email, delivered)),
);

/** The account of the mailbox that an address delivers to. It is not locked: `holdAccount` locks it. */
export async function findAccountAt(core: Core, email: string): Promise<Account | undefined> {
  const found = await select(core.db, email, deliveredAs(email));
  return found.find((account) => account.email === email) ?? found[0];
}
