import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';

/** Says since when log-ins to a held account await a second proof; null for never. */
export async function setSecondProof(tx: Tx, accountId: string, since: Date | 'now' | null): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ mfa_since: since === 'now' ? now : since, updated_at: now })
    .where('id', '=', accountId)
    .execute();
}
