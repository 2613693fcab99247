import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';

/** Staff have decided: a late decision ends their time too, which never ends by waiting. */
export async function endCollegeTime(tx: Tx, claimId: string): Promise<void> {
  if (!(await meetDeadline(tx, 'claim_college', claimId)))
    await releaseDeadline(tx, 'claim_college', claimId);
}
