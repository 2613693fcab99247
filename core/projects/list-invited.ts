import type { InvitedBody } from '#contract/projects/team-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { invitationsIn, isOpen, presentInvited } from './require-invitation.ts';

const most = 20;

/** The open invitations that wait for the member, newest first. */
export async function listInvited(core: Core, member: Member): Promise<{ invitations: InvitedBody[] }> {
  const rows = await invitationsIn(core.db, member)
    .where('one.account_id', '=', member.id)
    .where('one.state', '=', 'open')
    .orderBy('one.sent_at', 'desc')
    .limit(most)
    .execute();
  return { invitations: rows.filter(isOpen).map((row) => presentInvited(member, row)) };
}
