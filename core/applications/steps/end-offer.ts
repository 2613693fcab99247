import type { Tx } from '../../ground/events.ts';
import { endApplication } from './end-application.ts';
import { holdApplication } from './hold-application.ts';

/** An offer was not answered in its time: it ends, and its seat is free. */
export async function endOffer(tx: Tx, id: string): Promise<void> {
  const held = await holdApplication(tx, id);
  if (held?.one.stage !== 'offered') return;
  const running = await tx
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', id)
    .where('kind', '=', 'offer')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  // The one that has lapsed was of an earlier offer.
  if (!running) await endApplication(tx, held.one, { stage: 'ended', ending: 'offer_over' }, null);
}
