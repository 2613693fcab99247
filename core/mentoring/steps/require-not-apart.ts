import { isBlockedBetween } from '../../blocks/is-blocked-between.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * After a block no words of one side reach the other. Both accounts are held, so that no block begins meanwhile.
 * @throws Refusal `mentoring_not_available`
 */
export async function requireNotApart(tx: Tx, one: string, other: string | null): Promise<void> {
  if (other !== null && (await isBlockedBetween(tx, one, other)))
    throw new Refusal('mentoring_not_available');
}
