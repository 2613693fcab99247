import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Voids every mailed code and link of the account, except the code used by this transaction. `!=` and not `<`: another
 * transaction's code may be used later than `now()` of this one, which has waited for the account.
 */
export async function voidProofs(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('codes')
    .where('account_id', '=', accountId)
    .where((code) => code.or([code('used_at', 'is', null), code('used_at', '!=', now)]))
    .execute();
  await tx.deleteFrom('tokens').where('account_id', '=', accountId).execute();
}
