import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';

/** Restricts accounts to what is their own, or opens them. */
export async function setRestricted(tx: Tx, accountIds: string[], restricted: boolean): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .updateTable('accounts')
    .set({ restricted_at: restricted ? now : null, updated_at: now })
    .where('id', 'in', accountIds)
    .where('restricted_at', restricted ? 'is' : 'is not', null)
    .execute();
}
