import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { TeamId } from '../../ground/invited-team.ts';
import { projectOf } from '../invitation-team.ts';

/** Takes an invitation of a held team back; one that has ended stays as it is. Resolves to false if the team has sent no such one. */
export async function withdrawHeldInvitation(
  tx: Tx,
  team: TeamId,
  { invitationId, by }: { invitationId: string; by: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('project_invitations')
    .select('state')
    .where('id', '=', invitationId)
    .where((one) => one.or([one('project_id', '=', team.id), one('team_id', '=', team.id)]))
    .executeTakeFirst();
  if (found?.state !== 'open') return found !== undefined;
  await tx
    .updateTable('project_invitations')
    .set({ state: 'withdrawn', ended_at: now })
    .where('id', '=', invitationId)
    .execute();
  await releaseDeadline(tx, 'team_invitation', invitationId);
  const subject = { projectId: projectOf(team), invitationId };
  await record(tx, { name: 'projects.invitationEnded', accountId: by, subject });
  return true;
}
