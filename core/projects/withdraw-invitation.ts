import type { TeamBody } from '#contract/projects/team-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getTeam } from './get-team.ts';
import { mayLeadTeam } from './policy.ts';
import { holdSeat } from './steps/hold-seat.ts';
import { withdrawHeldInvitation } from './steps/withdraw-held-invitation.ts';

/**
 * Takes an invitation back; one that has ended stays as it is.
 * @throws Refusal `project_unknown`; `project_closed`
 */
export async function withdrawInvitation(
  core: Core,
  member: Member,
  { projectSlug, invitationId }: { projectSlug: string; invitationId: string },
): Promise<TeamBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, projectSlug);
    if (!mayLeadTeam(seat)) throw new Refusal('project_closed');
    const team = { kind: 'project', id: seat.id };
    if (!(await withdrawHeldInvitation(tx, team, { invitationId, by: member.id })))
      throw new Refusal('project_unknown');
  });
  return getTeam(core, member, projectSlug);
}
