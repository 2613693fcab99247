import { record, type Tx } from '../../ground/events.ts';
import { isNegotiated } from '../policy.ts';
import { subjectOf } from '../row.ts';
import { dropDrafts } from './drop-drafts.ts';
import { endNegotiation } from './end-negotiation.ts';
import { holdNegotiatedRow } from './hold-negotiation.ts';

/** Of an agreement that was never proposed nothing is left. Nothing happens to one that was. */
export async function dropUnproposed(tx: Tx, id: string): Promise<void> {
  const held = await holdNegotiatedRow(tx, id);
  if (held?.stage !== 'draft') return;
  await dropDrafts(tx, id);
  await tx.deleteFrom('agreements').where('id', '=', id).execute();
  const subject = { ...subjectOf(held), party: 'project' as const };
  await record(tx, { name: 'agreements.drafted', accountId: null, subject });
}

/** Ends what both have not signed: its two sides have nothing to begin any more. */
export async function endUnsigned(tx: Tx, id: string): Promise<void> {
  await dropUnproposed(tx, id);
  const held = await holdNegotiatedRow(tx, id);
  if (held && isNegotiated(held))
    await endNegotiation(tx, held, { stage: 'expired', party: '', accountId: null });
}
