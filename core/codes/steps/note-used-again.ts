import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import type { Code } from './open-code.ts';

/** Marks a used code as used again: the time of this transaction finds what it opens this time. */
export async function noteUsedAgain(tx: Tx, { id }: Code): Promise<void> {
  await tx.updateTable('codes').set({ used_at: now }).where('id', '=', id).execute();
}
