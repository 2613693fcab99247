import type { StaffBody } from '#contract/organisations/staff-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { withdrawHeldInvitation } from '../projects/steps/withdraw-held-invitation.ts';
import { getStaff } from './get-staff.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

/**
 * Takes an invitation to the staff back; one that has ended stays as it is.
 * @throws Refusal `organisation_unknown`; `organisation_role_missing`
 */
export async function withdrawStaffInvitation(
  core: Core,
  member: Member,
  { organisationSlug, invitationId }: { organisationSlug: string; invitationId: string },
): Promise<StaffBody> {
  await core.db.transaction().execute(async (tx) => {
    const { id, roles } = await holdOrganisationSeat(tx, member, organisationSlug);
    if (!roles.includes('owner')) throw new Refusal('organisation_role_missing');
    const team = { kind: 'organisation', id };
    if (!(await withdrawHeldInvitation(tx, team, { invitationId, by: member.id })))
      throw new Refusal('organisation_unknown');
  });
  return getStaff(core, member, organisationSlug);
}
