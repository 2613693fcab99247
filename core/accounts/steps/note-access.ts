import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';

/** Notes that the member of a held account is here. */
export async function noteAccess(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('accounts').set({ accessed_at: now }).where('id', '=', accountId).execute();
}
