import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import { recordProfile } from './record-profile.ts';

/** Copies the account's address to its profile. */
export async function moveProfileEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  const rows = await tx
    .updateTable('profiles')
    .set({ email, updated_at: now })
    .where('owner_id', '=', accountId)
    .where('account_id', '=', accountId)
    .returningAll()
    .execute();
  for (const row of rows) await recordProfile(tx, 'updated', row);
}
