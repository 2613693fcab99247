import { record, type Tx } from '#core/ground/events.ts';
import { subjectOf } from '../../row.ts';
import { holdRowInForce } from '../../steps/hold-in-force.ts';

/** Our own time for ruling on a contested cause is over: it stands first on the administrators' list, and both sides hear that we are late. */
export async function sayCauseLate(tx: Tx, agreementId: string): Promise<void> {
  const held = await holdRowInForce(tx, agreementId);
  if (held?.state.cause !== 'contested') return;
  await record(tx, { name: 'agreements.causeLate', accountId: null, subject: subjectOf(held) });
}
