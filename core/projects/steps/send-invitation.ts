import { mailboxOf } from '#rules/checks/email.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import type { Core } from '../../ground/core.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { TeamId } from '../../ground/invited-team.ts';
import type { Target } from '../invitation-target.ts';
import { ofTeam, projectOf } from '../invitation-team.ts';
import { findReached } from './find-reached.ts';

type Invitation = {
  team: TeamId;
  invitedBy: string;
  to: Target;
  title: string;
  /** Of the email to a person without an account. */
  language: string;
  roles?: readonly string[];
};

/** Invites into a held team. Nothing that the inviter can see tells whether the invitation reaches a person. */
export async function sendInvitation(
  core: Core,
  tx: Tx,
  { team, invitedBy, to, title, language, roles = [] }: Invitation,
): Promise<void> {
  const reached = await findReached(core, tx, { team, invitedBy, to });
  const id = newId();
  const made = await tx
    .insertInto('project_invitations')
    .values({
      ...ofTeam(team),
      id,
      invited_by: invitedBy,
      sent_to: 'email' in to ? to.email : `@${to.handle}`,
      account_id: reached?.accountId ?? null,
      email: reached?.email ?? '',
      mailbox: reached ? mailboxOf(reached.email) : '',
      title,
      language,
      roles: [...roles],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  const subject = { projectId: projectOf(team), invitationId: id };
  await record(tx, { name: 'projects.invited', accountId: invitedBy, subject });
  if (!reached) return;
  // The deadline names no one who awaits it: the inviter's own page would otherwise tell whom the invitation reached.
  if (reached.accountId)
    await beginDeadline(tx, {
      kind: 'team_invitation',
      subjectId: id,
      owes: { accountId: reached.accountId },
      awaitedBy: null,
    });
  await post(tx, { letter: 'team-invitation', invitationId: id }, 'page');
}
