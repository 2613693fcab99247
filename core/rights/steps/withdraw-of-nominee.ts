import type { RequestKind } from '#contract/rights/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { withdraw } from './withdraw.ts';

const kinds: readonly RequestKind[] = ['correct', 'erase', 'see', 'other'];

/** Withdraws the waiting requests about an account's data that a person who acted for its member has sent. Complaints stay. */
export async function withdrawOfNominee(
  tx: Tx,
  { accountId, mailbox }: { accountId: string; mailbox: string },
): Promise<void> {
  const rows = await tx
    .selectFrom('rights_requests')
    .select(['id', 'kind', 'version', 'account_id'])
    .where('for_account_id', '=', accountId)
    .where('mailbox', '=', mailbox)
    .where('kind', 'in', kinds)
    .where('state', 'in', ['received', 'in_work', 'contested'])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) await withdraw(tx, row);
}
