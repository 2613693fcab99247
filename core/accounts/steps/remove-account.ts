import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { eraseOwnData, holdOwnData } from '../../ground/table-rule.ts';
import { forgetLettersOf } from '../../jobs/steps/forget-letters-of.ts';
import { holdAccount } from './hold-account.ts';

/**
 * Ends a held account for good, with everything that any module holds about its owner. Where others hold something while they write
 * rows that name it, it is to be held as in use.
 */
export async function removeAccount(tx: Tx, account: Account): Promise<void> {
  await holdOwnData(tx, account);
  await holdAccount(tx, account.id);
  await eraseOwnData(tx, account);
  await forgetLettersOf(tx, account.id);
  await tx.deleteFrom('accounts').where('id', '=', account.id).execute();
  await record(tx, { name: 'accounts.removed', accountId: account.id });
}
