import * as removalCalls from '#contract/organisations/removal-calls.ts';
import * as calls from '#contract/organisations/staff-calls.ts';
import { answerOrganisationOwnership } from '#core/organisations/answer-organisation-ownership.ts';
import { appealStaffRemoval } from '#core/organisations/appeal-staff-removal.ts';
import { askOrganisationOwner } from '#core/organisations/ask-organisation-owner.ts';
import { changeStaffRoles } from '#core/organisations/change-staff-roles.ts';
import { getStaff } from '#core/organisations/get-staff.ts';
import { getStaffRemoval } from '#core/organisations/get-staff-removal.ts';
import { inviteStaff } from '#core/organisations/invite-staff.ts';
import { leaveStaff } from '#core/organisations/leave-staff.ts';
import { removeStaff } from '#core/organisations/remove-staff.ts';
import { withdrawStaffInvitation } from '#core/organisations/withdraw-staff-invitation.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const organisationStaffEndpoints: Endpoint[] = [
  answer(calls.getStaff, ({ core, actor, params }) => getStaff(core, actor, params.organisationSlug)),

  answer(calls.postStaffInvitation, ({ core, actor, params }) => inviteStaff(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(calls.deleteStaffInvitation, ({ core, actor, params }) =>
    withdrawStaffInvitation(core, actor, params),
  ),

  answer(calls.putStaffRoles, ({ core, actor, params }) => changeStaffRoles(core, actor, params), [
    perHour(100, byMember),
  ]),

  answer(calls.deleteStaffMember, ({ core, actor, params }) => removeStaff(core, actor, params), [
    perHour(100, byMember),
  ]),

  answer(calls.deleteOwnStaffSeat, ({ core, actor, params }) =>
    leaveStaff(core, actor, params.organisationSlug),
  ),

  answer(calls.putOrganisationOwner, ({ core, actor, params }) => askOrganisationOwner(core, actor, params), [
    perHour(30, byMember),
  ]),

  answer(calls.putOrganisationOwnership, ({ core, actor, params }) =>
    answerOrganisationOwnership(core, actor, params),
  ),

  answer(removalCalls.getStaffRemoval, ({ core, actor, params }) =>
    getStaffRemoval(core, actor, params.organisationSlug),
  ),

  answer(removalCalls.putStaffRemovalAppeal, ({ core, actor, params }) =>
    appealStaffRemoval(core, actor, params),
  ),
];
