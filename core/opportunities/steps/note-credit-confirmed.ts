import type { CreditConfirmed } from '#contract/opportunities/shapes.ts';
import type { Tx } from '../../ground/events.ts';
import { nothingConfirmed } from '../row.ts';

/** Records the credit that an institution confirms for a held opportunity. The change itself makes kept pages load again. */
export async function noteCreditConfirmed(
  tx: Tx,
  opportunityId: string,
  confirmed: CreditConfirmed,
): Promise<void> {
  await tx
    .updateTable('opportunities')
    .set({ credit_confirmed: confirmed === null ? nothingConfirmed : JSON.stringify(confirmed) })
    .where('id', '=', opportunityId)
    .execute();
}
