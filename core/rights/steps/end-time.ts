import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { deadlineKindOf } from '../policy.ts';
import type { RequestRow } from '../request-row.ts';

/** Ends the time for our answer. A passed deadline cannot be met, so a late answer releases it. */
export async function endTime(tx: Tx, { id, kind }: Pick<RequestRow, 'id' | 'kind'>): Promise<void> {
  const deadline = deadlineKindOf(kind);
  if (!(await meetDeadline(tx, deadline, id))) await releaseDeadline(tx, deadline, id);
}
