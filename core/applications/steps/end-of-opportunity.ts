import type { Tx } from '../../ground/events.ts';
import { holdOffered } from '../../opportunities/steps/hold-offered.ts';
import { rowOf } from '../row.ts';
import { endApplication } from './end-application.ts';

type Ending = 'closed' | 'filled' | 'gone';

const endedBy: Record<Ending, readonly string[]> = {
  closed: ['closed', 'removed'],
  filled: ['filled'],
  gone: ['closed', 'removed'],
};

/**
 * Ends the open applications of an ended opportunity. Accepted ones stay and a pending decline keeps its ten minutes,
 * unless the opportunity is gone. It may have been opened again before this ran.
 */
export async function endOfOpportunity(tx: Tx, opportunityId: string, ending: Ending): Promise<void> {
  const offered = await holdOffered(tx, opportunityId);
  if (!offered || !endedBy[ending].includes(offered.state)) return;
  const rows = await tx
    .selectFrom('applications')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .where('ended_at', 'is', null)
    .$if(ending !== 'gone', (query) => query.where('stage', '<>', 'accepted').where('decline_at', 'is', null))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const end = row.decline_at ? { stage: 'declined' as const } : { stage: 'ended' as const, ending };
    await endApplication(tx, rowOf(row), end, null);
  }
}
