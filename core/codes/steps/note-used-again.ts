import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import type { Code } from './open-code.ts';

/** A used code has come again; what it makes this time is found by the time of this transaction. */
export async function noteUsedAgain(tx: Tx, { id }: Code): Promise<void> {
  await tx.updateTable('codes').set({ used_at: now }).where('id', '=', id).execute();
}
