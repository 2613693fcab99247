import type { Tx } from '../../ground/events.ts';

/** Ends every code and link that was mailed for the account and has not come back: they counted on what is no more. */
export async function voidProofs(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('codes').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('tokens').where('account_id', '=', accountId).execute();
}
