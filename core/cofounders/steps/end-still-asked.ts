import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';

/** No one needs the answer to "Still looking?" any more. */
export async function endStillAsked(tx: Tx, searchId: string): Promise<void> {
  await releaseDeadline(tx, 'still_looking', searchId);
}
