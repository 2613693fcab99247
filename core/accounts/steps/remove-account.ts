import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { eraseOwnData } from '../../ground/table-rule.ts';
import { forgetLettersOf } from '../../jobs/steps/forget-letters-of.ts';

/** Ends a held account for good, with everything that any module holds about its owner. */
export async function removeAccount(tx: Tx, account: Account): Promise<void> {
  await eraseOwnData(tx, account);
  await forgetLettersOf(tx, account.id);
  await tx.deleteFrom('accounts').where('id', '=', account.id).execute();
  await record(tx, { name: 'accounts.removed', accountId: account.id });
}
