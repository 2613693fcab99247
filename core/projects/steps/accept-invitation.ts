import type { RefusalCode } from '#contract/collected.ts';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { invitedTeam } from '../../ground/invited-team.ts';
import { projectOf } from '../invitation-team.ts';
import type { InvitationRow } from '../require-invitation.ts';

type Accepted = Pick<InvitationRow, 'id' | 'team_kind' | 'of_team' | 'title' | 'roles' | 'as_owner'>;

/** Adds an adult to a held team by their open invitation, or resolves to the refusal that keeps them out. */
export async function acceptInvitation(
  tx: Tx,
  row: Accepted,
  accountId: string,
): Promise<RefusalCode | null> {
  const { of_team: teamId, title, roles, as_owner: asOwner } = row;
  const joining = { teamId, accountId, title, roles, asOwner };
  const kept = await invitedTeam(row.team_kind).join(tx, joining);
  if (!kept) await endInvitation(tx, row, accountId, 'accepted');
  return kept;
}

export async function endInvitation(
  tx: Tx,
  { id, team_kind: kind, of_team: teamId }: Pick<Accepted, 'id' | 'team_kind' | 'of_team'>,
  accountId: string,
  answer: 'accepted' | 'declined',
): Promise<void> {
  await tx
    .updateTable('project_invitations')
    .set({ state: answer, ended_at: now, account_id: accountId })
    .where('id', '=', id)
    .execute();
  const subject = { projectId: projectOf({ kind, id: teamId }), invitationId: id };
  await record(tx, { name: 'projects.invitationEnded', accountId, subject });
}
