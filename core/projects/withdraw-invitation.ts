import type { TeamBody } from '#contract/projects/team-calls.ts';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getTeam } from './get-team.ts';
import { mayLeadTeam } from './policy.ts';
import { holdSeat } from './steps/hold-seat.ts';

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
    const found = await tx
      .selectFrom('project_invitations')
      .select('state')
      .where('id', '=', invitationId)
      .where('project_id', '=', seat.id)
      .executeTakeFirst();
    if (!found) throw new Refusal('project_unknown');
    if (found.state !== 'open') return;
    await tx
      .updateTable('project_invitations')
      .set({ state: 'withdrawn', ended_at: now })
      .where('id', '=', invitationId)
      .execute();
    await releaseDeadline(tx, 'team_invitation', invitationId);
    const subject = { projectId: seat.id, invitationId: invitationId };
    await record(tx, { name: 'projects.invitationEnded', accountId: member.id, subject });
  });
  return getTeam(core, member, projectSlug);
}
