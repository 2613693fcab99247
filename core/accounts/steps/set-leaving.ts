import { inSeconds } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';

/** Has a held account removed in so many days, or no longer. */
export async function setLeaving(tx: Tx, accountId: string, days: number | null): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ leaves_at: days === null ? null : inSeconds(days * 86_400) })
    .where('id', '=', accountId)
    .execute();
}
