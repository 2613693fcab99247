import type { Agreement } from '#rules/agreements/state.ts';
import type { Tx } from '../../ground/events.ts';
import { nextDue } from '../next-due.ts';

/** Notes when time alone brings the next entry, as the ledger stands; never, where its text is kept no more. */
export async function noteNextDue(tx: Tx, id: string, state: Agreement | null): Promise<void> {
  await tx
    .updateTable('agreements')
    .set({ next_due_at: state && nextDue(state) })
    .where('id', '=', id)
    .execute();
}
