import type { Account } from '../ground/actor.ts';
import type { Cause } from '../ground/letters.ts';

/**
 * Of a letter that replies to what was done within an account. Where the address is not proven, the mailbox may be
 * somebody else's, and anybody may fill it in this way.
 */
export function causeOfOwner({ email_verified_at: provenAt }: Pick<Account, 'email_verified_at'>): Cause {
  return provenAt ? 'owner' : 'page';
}

/** Of what the product has to tell the owner of an account, as long as somebody has proven that the mailbox is theirs. */
export function causeOfNews({ email_verified_at: provenAt }: Pick<Account, 'email_verified_at'>): Cause {
  return provenAt ? 'product' : 'page';
}
