import { sql } from 'kysely';
import { mailboxOf } from '#rules/checks/email.ts';
import { holdUnblocked } from '../../blocks/steps/hold-unblocked.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { invitedTeam } from '../../ground/invited-team.ts';
import { holdStanding } from '../../standings/steps/hold-standing.ts';
import { type InvitationRow, invitationsIn, isOpen } from '../require-invitation.ts';
import { acceptInvitation } from './accept-invitation.ts';

/** Days for which an invitation is open; on the last day no new account is asked. */
const days = 14;

/**
 * Handles invitations sent to an address before it had an account, once its owner may be in a team. They join the teams
 * that they have agreed to, and are asked about the others.
 */
export async function claimInvitations(tx: Tx, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('email_verified_at', 'is not', null)
    // Held, since a member may be in only so many teams of a kind.
    .forNoKeyUpdate()
    .executeTakeFirst();
  const standing = await holdStanding(tx, accountId);
  if (!account || !standing?.isSeen) return;
  const who = { kind: 'member', id: accountId, standing: { isSeen: true, hasBlocks: true } } as const;
  const sent = () =>
    invitationsIn(tx, who)
      .where('one.mailbox', '=', mailboxOf(account.email))
      .where('one.state', '=', 'open')
      .where('one.account_id', 'is', null);
  for (const { id, team_kind: kind, of_team: teamId } of await sent().orderBy('of_team').execute()) {
    await invitedTeam(kind).hold(tx, teamId);
    const row = await sent().where('one.id', '=', id).executeTakeFirst();
    if (!row || !isOpen(row)) continue;
    if (row.invited_by !== null && !(await holdUnblocked(tx, accountId, row.invited_by))) continue;
    const hasJoined = row.agreed_at !== null && (await acceptInvitation(tx, row, accountId)) === null;
    if (!hasJoined) await ask(tx, row, accountId);
  }
}

/** Asks with the rest of the invitation's deadline. */
async function ask(tx: Tx, { id, sent_at: sentAt }: InvitationRow, accountId: string): Promise<void> {
  const until = new Date(sentAt.getTime() + days * 86_400_000);
  const claimed = await tx
    .updateTable('project_invitations')
    .set({ account_id: accountId })
    .where('id', '=', id)
    .where('sent_at', '>', sql<Date>`now() - make_interval(days => ${days - 1})`)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) return;
  await beginDeadline(tx, {
    kind: 'team_invitation',
    subjectId: id,
    owes: { accountId },
    awaitedBy: null,
    until,
  });
}
