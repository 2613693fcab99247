import type { Tx } from '../../ground/events.ts';
import { findHeldWith } from '../../ground/table-rule.ts';
import { holdInOrder } from './hold-in-order.ts';

/**
 * Locks an account that is to be removed, and those of others that its removal touches, in the order of their ids. It is
 * the first lock of a transaction.
 */
export async function holdForRemoval(tx: Tx, accountId: string): Promise<void> {
  const ids = [accountId, ...(await findHeldWith(tx, accountId))];
  await holdInOrder(tx, ids);
}
