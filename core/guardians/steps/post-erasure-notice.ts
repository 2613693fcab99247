import type { Tx } from '../../ground/events.ts';
import { post } from '../../ground/letters.ts';

/**
 * Tells a child or the guardian when the account will be erased. It may take long, but has to reach them; where nobody has
 * ever proven that the mailbox is theirs, a stranger may have named it, many times over.
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
  const letter = { letter: 'guardian-erasure-notice', accountId, reader } as const;
  await post(tx, letter, isTheirs ? 'product' : 'product to anybody');
}
