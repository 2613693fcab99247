import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { RemovalRow } from '../find-removal.ts';
import { askSuccessor } from './ask-successor.ts';
import { countOwners } from './count-owners.ts';
import { tellOwners } from './tell-owners.ts';

/** Restores a held project to its earlier state. One that has lost its last owner meanwhile asks for another. */
export async function endRemoval(
  tx: Tx,
  administrator: Member,
  { id, project_id: projectId, state_before: state, appealed_at: appealedAt }: RemovalRow,
  reason: string,
): Promise<void> {
  await tx.updateTable('projects').set({ state }).where('id', '=', projectId).execute();
  await tx
    .updateTable('project_removals')
    .set({ answer: reason, answered_by: administrator.id, answered_at: now, ended_at: now })
    .where('id', '=', id)
    .execute();
  if (appealedAt) await releaseDeadline(tx, 'project_appeal', id);
  if ((await countOwners(tx, projectId)) === 0) await askSuccessor(tx, projectId);
  await tellOwners(tx, projectId, { letter: 'project-put-back', removalId: id });
  await record(tx, { name: 'projects.putBack', accountId: administrator.id, subject: { projectId } });
}
