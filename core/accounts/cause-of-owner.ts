import type { Account } from '../ground/actor.ts';
import type { Cause } from '../ground/emails.ts';

/**
 * The cause of an email that replies to an action within an account. As long as the address is not proven, the mailbox may
 * belong to another person, and anyone could fill it with such emails.
 */
export function causeOfOwner({ email_verified_at: provenAt }: Pick<Account, 'email_verified_at'>): Cause {
  return provenAt ? 'owner' : 'page';
}

/**
 * The cause of an email that the product must send to an account's owner. It counts as `product` only for a proven address.
 */
export function causeOfOutcome({ email_verified_at: provenAt }: Pick<Account, 'email_verified_at'>): Cause {
  return provenAt ? 'product' : 'page';
}
