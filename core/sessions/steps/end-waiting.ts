import type { Tx } from '../../ground/events.ts';

/** Ends all log-ins to the account that await their second proof. */
export async function endWaiting(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('waiting_logins').where('account_id', '=', accountId).execute();
}
