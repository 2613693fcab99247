import { now } from '#db/now.ts';
import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { atAddress } from '../at-address.ts';
import { removeAccount } from './remove-account.ts';
import { updateAccount } from './update-account.ts';

/** Marks a held account's address as proven by its owner, from within the account. */
export function proveOwnAddress(tx: Tx, account: Account): Promise<Account> {
  return updateAccount(tx, account.id, 'emailVerification', { email_verified_at: now });
}

/**
 * Handles a proof of an address that a held account never proved. Another person may have made that account, so it ends with
 * all its data, and the reader of the mailbox gets an empty one, under the same id if that is free.
 */
export async function proveAddressOfStranger(tx: Tx, account: Account): Promise<Account> {
  await takeAddressFrom(tx, account);
  return beginAccount(tx, { id: account.id, email: account.email });
}

/**
 * Ends a held account's claim to an unproven address. An account that proved another address before has a real owner, who
 * mistyped or is moving: it returns to that address and loses nothing else.
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

/** Creates an account for the member who has just proven the address, under another id if the wanted one is taken. */
export async function beginAccount(tx: Tx, wanted: { id: string; email: string }): Promise<Account> {
  const begun = (await insert(tx, wanted)) ?? (await insert(tx, { ...wanted, id: newId() }));
  if (!begun) throw new Error('An account could not begin, though no account has its address.');
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
