import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { nothingProposed } from '../row.ts';
import { endReview } from './reviews.ts';

type Ending = 'owner' | 'archived' | 'project_removed';

/** Ends a held opportunity that others have seen, together with its open review. */
export async function endOpportunity(
  tx: Tx,
  { id, project_id: projectId }: { id: string; project_id: string },
  ending: Ending,
  accountId: string | null,
): Promise<void> {
  await endReview(tx, id);
  await tx
    .updateTable('opportunities')
    .set({ state: 'closed', ending, ended_at: now, proposed: nothingProposed })
    .where('id', '=', id)
    .execute();
  const subject = { opportunityId: id, projectId, ending };
  await record(tx, { name: 'opportunities.closed', accountId, subject });
}
