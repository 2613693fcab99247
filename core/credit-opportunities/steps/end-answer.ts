import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';

/** An answer meets the deadline; one after its time is an answer as well. */
export async function endAnswer(tx: Tx, creditOpportunityId: string): Promise<void> {
  if (!(await meetDeadline(tx, 'credit_opportunity', creditOpportunityId)))
    await releaseDeadline(tx, 'credit_opportunity', creditOpportunityId);
}
