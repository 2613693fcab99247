import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Tells a child or the guardian when the account will be erased. The email may take long but must arrive. An unproven
 * mailbox may be a stranger's that was named many times, so such emails count as `product to anybody`.
 */
export async function postErasureNotice(
  tx: Tx,
  accountId: string,
  reader: 'member' | 'guardian',
): Promise<void> {
  const found = await tx
    .selectFrom('accounts')
    .leftJoin('guardians', 'guardians.account_id', 'accounts.id')
    .select(['accounts.email_verified_at', 'guardians.answered_at'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  const isTheirs = reader === 'member' ? found?.email_verified_at : found?.answered_at;
  const email = { letter: 'guardian-erasure-notice', accountId, reader } as const;
  await post(tx, email, isTheirs ? 'product' : 'product to anybody');
}
