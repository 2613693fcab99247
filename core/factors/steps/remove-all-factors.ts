import { setSecondProof } from '../../accounts/steps/set-second-proof.ts';
import type { Tx } from '../../ground/events.ts';

/** Removes all factors of a held account: its log-ins await none from then on. Note the change before. */
export async function removeAllFactors(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('factors').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await setSecondProof(tx, accountId, null);
}
