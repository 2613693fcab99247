import type { InvitedBody } from '#contract/projects/team-calls.ts';
import { holdUnblocked } from '../blocks/steps/hold-unblocked.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { invitedTeam } from '../ground/invited-team.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getInvitation } from './get-invitation.ts';
import { invitationsIn, isFor, isOpen, requireInvitation } from './require-invitation.ts';
import { acceptInvitation, endInvitation } from './steps/accept-invitation.ts';

type Answer = { invitationId: string; secret: string; accepted: boolean };

/**
 * Accepts or declines an invitation. The link serves only the invited address.
 * @throws Refusal `invitation_unknown`; `invitation_of_another`; `invitation_over`; for a yes
 * `member_paused`, and refusals by the kind of the team, such as `invitation_team_full`
 */
export async function answerInvitation(core: Core, member: Member, input: Answer): Promise<InvitedBody> {
  const found = await requireInvitation(core, member, input);
  if (!isFor(member, found)) throw new Refusal('invitation_of_another');
  await core.db.transaction().execute(async (tx) => {
    const standing = await holdOwnStanding(tx, member);
    requireAge(standing, 'adult');
    if (input.accepted && standing.isPaused) throw new Refusal('member_paused');
    await invitedTeam(found.team_kind).hold(tx, found.of_team);
    const row = await invitationsIn(tx, member).where('one.id', '=', found.id).executeTakeFirst();
    const answer = input.accepted ? 'accepted' : 'declined';
    if (row?.state === answer) return;
    if (!row || !isOpen(row)) throw new Refusal('invitation_over');
    if (row.invited_by !== null && !(await holdUnblocked(tx, member.id, row.invited_by)))
      throw new Refusal('invitation_over');
    if (row.account_id !== null && !(await meetDeadline(tx, 'team_invitation', row.id)))
      throw new Refusal('invitation_over');
    if (!input.accepted) return endInvitation(tx, row, member.id, 'declined');
    const kept = await acceptInvitation(tx, row, member.id);
    if (kept) throw new Refusal(kept);
  });
  return getInvitation(core, member, input);
}
