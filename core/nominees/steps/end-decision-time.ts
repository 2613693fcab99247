import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';

/** Ends the time for the decision. A passed deadline cannot be met, so a late decision releases it. */
export async function endDecisionTime(tx: Tx, requestId: string): Promise<void> {
  if (!(await meetDeadline(tx, 'nominee_decision', requestId)))
    await releaseDeadline(tx, 'nominee_decision', requestId);
}
