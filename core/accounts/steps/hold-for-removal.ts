import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { findHeldWith } from '../../ground/table-rule.ts';

/**
 * Locks an account that is to be removed, and those of others that its removal touches, in the order of their ids: every step
 * that locks several accounts takes them in this order, so that none can deadlock. It is the first lock of a transaction.
 */
export async function holdForRemoval(tx: Tx, accountId: string): Promise<void> {
  const ids = [accountId, ...(await findHeldWith(tx, accountId))];
  await sql`select id from accounts where id = any(${ids}::text[]) order by id for no key update`.execute(tx);
}
