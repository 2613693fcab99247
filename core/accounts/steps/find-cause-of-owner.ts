import type { Cause } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';
import { causeOfOwner } from '../cause-of-owner.ts';

/** As `causeOfOwner`, for an account that is not loaded. */
export async function findCauseOfOwner(tx: Tx, accountId: string): Promise<Cause> {
  const account = await tx
    .selectFrom('accounts')
    .select('email_verified_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account ? causeOfOwner(account) : 'page';
}
