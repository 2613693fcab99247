import { atAddress } from '../../accounts/at-address.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import { takeAddressFrom } from '../../accounts/steps/prove-address.ts';
import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { findSuspension } from '../../standings/find-suspension.ts';

/** Locks an account and the one that has `email`, the smaller id first, so that two simultaneous changes cannot deadlock. */
export async function holdBoth(tx: Tx, accountId: string, email: string): Promise<Account | undefined> {
  const other = await accountAt(tx, email);
  const held = [];
  for (const id of [...new Set([accountId, other?.id ?? accountId])].sort())
    held.push(await holdAccount(tx, id));
  return held.find((account) => account?.id === accountId);
}

/** Ends another account's claim to `email` if it has not proven the address. The caller holds both. */
export async function takeUnprovenAddress(tx: Tx, accountId: string, email: string): Promise<void> {
  const other = await accountAt(tx, email);
  const isClaim = other && other.id !== accountId && !other.email_verified_at;
  if (isClaim && !(await findSuspension(tx, other.id))) await takeAddressFrom(tx, other);
}

function accountAt(tx: Tx, email: string): Promise<Account | undefined> {
  return tx.selectFrom('accounts').selectAll().where(atAddress(email)).executeTakeFirst();
}
