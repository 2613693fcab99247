import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Ends the open invitations to a held team. */
export async function endInvitations(tx: Tx, teamId: string): Promise<void> {
  const ended = await tx
    .updateTable('project_invitations')
    .set({ state: 'ended', ended_at: now })
    .where((one) => one.or([one('project_id', '=', teamId), one('team_id', '=', teamId)]))
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  for (const { id } of ended) await releaseDeadline(tx, 'team_invitation', id);
}

/** Ends the requests to own a held project: all of them, or those to and by one member of the team. */
export async function endHandOvers(tx: Tx, projectId: string, ofAccount?: string): Promise<void> {
  const ended = await tx
    .deleteFrom('project_hand_overs')
    .where('project_id', '=', projectId)
    .$if(ofAccount === undefined, (query) => query.where('declined_at', 'is', null))
    .$if(ofAccount !== undefined, (query) =>
      query.where((over) =>
        over.or([over('account_id', '=', ofAccount ?? ''), over('asked_by', '=', ofAccount ?? '')]),
      ),
    )
    .returning(['id', 'project_id', 'account_id', 'asked_by', 'declined_at'])
    .execute();
  for (const one of ended) {
    await releaseDeadline(tx, one.asked_by === null ? 'owner_succession' : 'owner_hand_over', one.id);
    if (one.declined_at === null) await noteUnasked(tx, one);
  }
}

/** Records that the request has ended, so that the asked member sees it. */
export async function noteUnasked(tx: Tx, asked: { project_id: string; account_id: string }): Promise<void> {
  const subject = { projectId: asked.project_id };
  await record(tx, { name: 'projects.ownerUnasked', accountId: asked.account_id, subject });
}
