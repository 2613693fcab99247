import type { TeamBody } from '#contract/projects/team-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { chosenLanguage } from '../languages/chosen-language.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { findSeat } from './find-seat.ts';
import { getTeam } from './get-team.ts';
import { countInvitation, readTarget } from './invitation-target.ts';
import { mayLeadTeam } from './policy.ts';
import { holdSeat } from './steps/hold-seat.ts';
import { sendInvitation } from './steps/send-invitation.ts';

type Asked = { projectSlug: string; invitee: string; title: string; language?: string | undefined };

/**
 * Invites a person by a handle or an address. The result never shows whether it reaches them: children, hidden members
 * and unknown addresses seem invited like all others, and never learn of it.
 * @throws Refusal `project_unknown`; `project_closed`; `invitation_to_nobody` for text that is neither;
 * `invitations_too_many`; `nothing_offered`
 */
export async function inviteToTeam(core: Core, member: Member, input: Asked): Promise<TeamBody> {
  const to = readTarget(input.invitee);
  refuseOffers({ title: input.title });
  const seat = await findSeat(core.db, member.id, input.projectSlug);
  if (!seat) throw new Refusal('project_unknown');
  if (!mayLeadTeam(seat)) throw new Refusal('project_closed');
  await countInvitation(core, seat);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdSeat(tx, member, input.projectSlug);
    if (!mayLeadTeam(held)) throw new Refusal('project_closed');
    const team = { kind: 'project', id: held.id };
    const language = chosenLanguage(core, member.account, input.language);
    await sendInvitation(core, tx, { team, invitedBy: member.id, to, title: input.title, language });
  });
  return getTeam(core, member, input.projectSlug);
}
