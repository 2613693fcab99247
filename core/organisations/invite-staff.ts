import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { StaffBody } from '#contract/organisations/staff-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { chosenLanguage } from '../languages/chosen-language.ts';
import { countInvitation, readTarget } from '../projects/invitation-target.ts';
import { sendInvitation } from '../projects/steps/send-invitation.ts';
import { findOrganisationSeat } from './find-organisation-seat.ts';
import { getStaff } from './get-staff.ts';
import { requireActing } from './require-acting.ts';
import { holdActingSeat } from './steps/hold-organisation-seat.ts';

type Asked = {
  organisationSlug: string;
  invitee: string;
  roles: OrganisationRole[];
  language?: string | undefined;
};

/**
 * Invites a person to the staff by a handle or an address. As in a project, the result never shows whether it reaches them.
 * @throws Refusal `organisation_unknown`; `organisation_role_missing`; `organisation_proof_missing`;
 * `organisation_not_active`; `invitation_to_nobody`; `invitations_too_many`
 */
export async function inviteStaff(core: Core, member: Member, input: Asked): Promise<StaffBody> {
  const { organisationSlug: slug, roles } = input;
  const to = readTarget(input.invitee);
  const seat = await findOrganisationSeat(core.db, member.id, slug);
  if (!seat) throw new Refusal('organisation_unknown');
  requireActing(seat, 'owner');
  await countInvitation(core, seat);
  await core.db.transaction().execute(async (tx) => {
    const { id } = await holdActingSeat(tx, member, slug, 'owner');
    const team = { kind: 'organisation', id };
    const language = chosenLanguage(core, member.account, input.language);
    const title = roles.join(', ');
    await sendInvitation(core, tx, { team, invitedBy: member.id, to, title, language, roles });
  });
  return getStaff(core, member, slug);
}
