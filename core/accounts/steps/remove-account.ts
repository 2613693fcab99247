import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { forgetEmailsOf } from '../../ground/jobs.ts';
import { eraseOwnData, holdOwnData } from '../../ground/table-rule.ts';
import { holdAccount } from './hold-account.ts';

/**
 * Deletes a held account with all its owner's data in every module. If other transactions hold locks while they insert rows
 * that name it, the caller must have used `holdAccountInUse`.
 */
export async function removeAccount(tx: Tx, account: Account): Promise<void> {
  await holdOwnData(tx, account);
  await holdAccount(tx, account.id);
  await eraseOwnData(tx, account);
  // Erasing may have posted some more.
  await forgetEmailsOf(tx, account.id);
  await tx.deleteFrom('accounts').where('id', '=', account.id).execute();
  await record(tx, { name: 'accounts.removed', accountId: account.id });
}
