import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Ends every code and link that was mailed for the account, but for the code that this very transaction has used. One of another
 * transaction may have a later time than this one, which has waited for the account.
 */
export async function voidProofs(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('codes')
    .where('account_id', '=', accountId)
    .where((code) => code.or([code('used_at', 'is', null), code('used_at', '!=', now)]))
    .execute();
  await tx.deleteFrom('tokens').where('account_id', '=', accountId).execute();
}
