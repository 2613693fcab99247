import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';

const claim = prepared((tx, key: string) => tx.deleteFrom('unclaimed_bytes').where('storage_key', '=', key));

/** Claims bytes: after the commit of `tx` a file refers to them. */
export async function claimBytes(tx: Tx, key: string): Promise<void> {
  await claim(tx, key);
}

/** Releases bytes: after the commit of `tx` nothing refers to them, and they may be removed. */
export async function giveUpBytes(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insertInto('unclaimed_bytes')
    .values(keys.map((storage_key) => ({ storage_key, remove_after: sql<Date>`now()` })))
    .onConflict((conflict) => conflict.column('storage_key').doUpdateSet({ remove_after: sql<Date>`now()` }))
    .execute();
}
