import { record, type Tx } from '../../ground/events.ts';
import { endHandOvers } from './end-deadlines.ts';

/** Removes a member from the team of a held project, together with the requests to them in it. */
export async function takeSeat(
  tx: Tx,
  projectId: string,
  accountId: string,
  removedBy?: string,
): Promise<void> {
  await endHandOvers(tx, projectId, accountId);
  await tx
    .deleteFrom('project_members')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .execute();
  await record(tx, { name: 'projects.left', accountId, subject: { projectId, removedBy } });
}
