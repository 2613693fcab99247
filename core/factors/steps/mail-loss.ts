import { now } from '#db/now.ts';
import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';

/** Tells all addresses of an account of its wait: also those that can still take the account back. */
export async function mailLoss(tx: Tx, accountId: string): Promise<void> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const former = await tx
    .selectFrom('former_addresses')
    .select('email')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .execute();
  for (const to of new Set([email, ...former.map((one) => one.email)]))
    await post(tx, { letter: 'factors-lost', accountId, to }, 'product');
}
