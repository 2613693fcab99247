import { record, type Tx } from '../../ground/events.ts';
import { changeStanding } from './change-standing.ts';

/** Ends the suspension of a held account, by a decision or because its time is over. */
export async function liftSuspension(tx: Tx, accountId: string): Promise<void> {
  await changeStanding(tx, accountId, { suspended_at: null, suspended_until: null, suspension_reason: null });
  await record(tx, { name: 'standings.suspensionEnded', accountId });
}
