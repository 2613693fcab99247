import { now } from '#db/now.ts';
import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { atAddress } from '../at-address.ts';
import { removeAccount } from './remove-account.ts';
import { updateAccount } from './update-account.ts';

/** The owner of a held account has proven its address from within it. */
export function proveOwnAddress(tx: Tx, account: Account): Promise<Account> {
  return updateAccount(tx, account.id, 'emailVerification', { email_verified_at: now });
}

/**
 * Somebody reads the mailbox whose address a held account claims without ever having proven it. Whoever made that account
 * may be somebody else: it ends with all that was made in it, and the reader's begins, empty, under the same id where
 * that is free.
 */
export async function proveAddressOfStranger(tx: Tx, account: Account): Promise<Account> {
  await takeAddressFrom(tx, account);
  return beginAccount(tx, { id: account.id, email: account.email });
}

/**
 * Ends the claim of a held account to an address that it has not proven. An account that has proven another one before
 * is somebody's, who mistyped or means it: it returns there, and loses nothing else.
 */
export async function takeAddressFrom(tx: Tx, account: Account): Promise<void> {
  const { id, proven_email: earlier } = account;
  if (earlier && !(await isTaken(tx, earlier, id))) {
    await updateAccount(tx, id, 'email', { email: earlier, email_verified_at: now });
    return;
  }
  await removeAccount(tx, account);
}

async function isTaken(tx: Tx, email: string, accountId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('accounts')
    .select('id')
    .where(atAddress(email))
    .where('id', '!=', accountId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Begins an account for whoever has just proven the address; under another id where the wanted one is somebody else's. */
export async function beginAccount(tx: Tx, wanted: { id: string; email: string }): Promise<Account> {
  const begun = (await insert(tx, wanted)) ?? (await insert(tx, { ...wanted, id: newId() }));
  if (!begun) throw new Error('An account could not begin, though nobody has its address.');
  await record(tx, { name: 'accounts.created', accountId: begun.id });
  return begun;
}

function insert(tx: Tx, { id, email }: { id: string; email: string }): Promise<Account | undefined> {
  return tx
    .insertInto('accounts')
    .values({ id, email, email_verified_at: now, target_id: newId() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}
