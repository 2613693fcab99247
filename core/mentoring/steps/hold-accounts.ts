import { holdInOrder } from '../../accounts/steps/hold-in-order.ts';
import { holdOffBlocks } from '../../blocks/steps/hold-unblocked.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Locks accounts until the transaction ends, in the one order in which every step of this module takes them. Slots, booked
 * times and sessions are read after it.
 */
export async function holdAccounts(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  await holdInOrder(
    tx,
    ids.filter((id) => id !== null),
  );
}

/** The same for two members, between whom no block begins meanwhile. */
export async function holdBoth(tx: Tx, one: string | null, other: string | null): Promise<void> {
  await holdAccounts(tx, [one, other]);
  if (one !== null && other !== null) await holdOffBlocks(tx, one, other);
}
