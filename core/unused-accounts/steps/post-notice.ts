import type { UnusedNotice } from '#contract/unused-accounts/limits.ts';
import type { Account } from '../../ground/actor.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';

/** The email may take long but must arrive. An unproven mailbox may be another person's. */
export async function postNotice(tx: Tx, account: Account, notice: UnusedNotice): Promise<void> {
  const email = { letter: 'unused-account', accountId: account.id, notice: `${notice}` } as const;
  await post(tx, email, account.email_verified_at ? 'product' : 'product to anybody');
  await record(tx, { name: 'unusedAccounts.announced', accountId: account.id });
}
