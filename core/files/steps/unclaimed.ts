import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** From the commit of `tx` on, a file refers to these bytes. */
export async function claimBytes(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('unclaimed_bytes').where('storage_key', '=', key).execute();
}

/** From the commit of `tx` on, nothing refers to these bytes, and they may go. */
export async function giveUpBytes(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insertInto('unclaimed_bytes')
    .values(keys.map((storage_key) => ({ storage_key, remove_after: sql<Date>`now()` })))
    .onConflict((conflict) => conflict.column('storage_key').doUpdateSet({ remove_after: sql<Date>`now()` }))
    .execute();
}
