import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Hides the photo of a member from others until `showAgain`, or until they choose another one. */
export async function holdBack(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('avatars').set({ held_back_at: now }).where('account_id', '=', accountId).execute();
  await record(tx, { name: 'avatars.updated', accountId });
}

export async function showAgain(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('avatars')
    .set({ held_back_at: sql<Date>`null` })
    .where('account_id', '=', accountId)
    .execute();
  await record(tx, { name: 'avatars.updated', accountId });
}
