import { projectLimits } from '#contract/projects/limits.ts';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { InvitationRow } from '../require-invitation.ts';
import { countOwners } from './count-owners.ts';

type Accepted = Pick<InvitationRow, 'id' | 'project_id' | 'title' | 'as_owner'>;

/** Adds an adult to the team of a held project by their open invitation, as an owner where it says so and one more may be. */
export async function acceptInvitation(tx: Tx, row: Accepted, accountId: string): Promise<void> {
  const { project_id: projectId, title } = row;
  const isOwner = row.as_owner && (await countOwners(tx, projectId)) < projectLimits.owners;
  await endInvitation(tx, row, accountId, 'accepted');
  await tx
    .insertInto('project_members')
    .values({ project_id: projectId, account_id: accountId, is_owner: isOwner, title })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await record(tx, { name: 'projects.joined', accountId, subject: { projectId } });
}

export async function endInvitation(
  tx: Tx,
  { id, project_id: projectId }: Pick<Accepted, 'id' | 'project_id'>,
  accountId: string,
  answer: 'accepted' | 'declined',
): Promise<void> {
  await tx
    .updateTable('project_invitations')
    .set({ state: answer, ended_at: now, account_id: accountId })
    .where('id', '=', id)
    .execute();
  await record(tx, { name: 'projects.invitationEnded', accountId, subject: { projectId, invitationId: id } });
}
