import { releaseClock } from '../../clocks/steps/end-clock.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Takes somebody out of the team of a held project, with whatever they were asked in it. */
export async function takeSeat(
  tx: Tx,
  projectId: string,
  accountId: string,
  removedBy?: string,
): Promise<void> {
  const asked = await tx
    .deleteFrom('project_hand_overs')
    .where('project_id', '=', projectId)
    .where((over) => over.or([over('account_id', '=', accountId), over('asked_by', '=', accountId)]))
    .returning(['id', 'asked_by'])
    .execute();
  for (const { id, asked_by: askedBy } of asked)
    await releaseClock(tx, askedBy === null ? 'owner_succession' : 'owner_hand_over', id);
  await tx
    .deleteFrom('project_members')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .execute();
  await record(tx, { name: 'projects.left', accountId, subject: { projectId, removedBy } });
}
