import { projectLimits } from '#contract/projects/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { askToOwn } from './ask-to-own.ts';
import { countOwners } from './count-owners.ts';

type Asked = { projectId: string; accountId: string; invitedBy: string };

/**
 * Invites a member, who has agreed to it, to own a project: of its team they are asked alone. Nothing happens in a project that is put
 * away, or has as many owners as it may.
 */
export async function inviteAsOwner(tx: Tx, { projectId, accountId, invitedBy }: Asked): Promise<void> {
  const project = await tx
    .selectFrom('projects')
    .select('state')
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  const isOpen = project?.state === 'draft' || project?.state === 'published';
  if (!isOpen || (await countOwners(tx, projectId)) >= projectLimits.owners) return;
  const seat = await tx
    .selectFrom('project_members')
    .select('is_owner')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (seat?.is_owner) return;
  if (seat) return askToOwn(tx, { projectId, accountId, askedBy: invitedBy, leaves: false });
  const invited = await tx
    .selectFrom('accounts')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'accounts.id').on('handles.is_current', '=', true),
    )
    .select(['accounts.email', 'handles.handle'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const made = await tx
    .insertInto('project_invitations')
    .values({
      id,
      project_id: projectId,
      invited_by: invitedBy,
      sent_to: `@${invited.handle ?? accountId}`,
      account_id: accountId,
      email: invited.email,
      mailbox: mailboxOf(invited.email),
      as_owner: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  const subject = { projectId, invitationId: id };
  await record(tx, { name: 'projects.invited', accountId: invitedBy, subject });
  await beginDeadline(tx, {
    kind: 'team_invitation',
    subjectId: id,
    owes: { accountId },
    awaitedBy: null,
  });
  await post(tx, { letter: 'team-invitation', invitationId: id }, 'page');
}
