import type { Tx } from '../../ground/events.ts';
import { endTrial } from './end-trial.ts';
import { holdPair } from './hold-pair.ts';

/** No answer came from one side in its time: silence parts. */
export async function lapseTrial(tx: Tx, pairId: string): Promise<void> {
  const held = await holdPair(tx, pairId);
  if (held?.trial?.state !== 'answering') return;
  await endTrial(tx, held.pair, held.trial, { state: 'parted' });
}
