import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/**
 * Locks accounts until the transaction ends, in the order of their ids: every step that locks several accounts takes them in
 * this order, so that none can deadlock.
 */
export async function holdInOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select id from accounts where id = any(${ids}::text[]) order by id for no key update`.execute(tx);
}
