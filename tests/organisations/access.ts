import * as calls from '#contract/organisations/calls.ts';
import * as deskCalls from '#contract/organisations/desk-calls.ts';
import * as removalCalls from '#contract/organisations/removal-calls.ts';
import * as staffCalls from '#contract/organisations/staff-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { organisationThings as things } from './things.ts';

const values = (all: object) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, () => value]));

/** The thing that each call of this module names. */
export const organisationAccess = accessOf(
  { ...calls, ...staffCalls, ...removalCalls, ...deskCalls },
  {
    getOpening: nothing,
    listOwnOrganisations: nothing,
    postOrganisation: nothing,
    getOwnOrganisation: things.active,
    patchOrganisation: things.draft,
    putLetter: things.draft,
    viewOwnLetter: things.draft,
    putSubmission: things.draft,
    deleteSubmission: things.submitted,
    deleteOrganisation: things.draft,
    putOrganisationAppeal: things.removed,
    putClosing: things.active,
    postAddressCode: things.addressed,
    putAddress: things.coded,
    getStaff: things.active,
    postStaffInvitation: things.active,
    deleteStaffInvitation: things.inviting,
    putStaffRoles: things.staffed,
    deleteStaffMember: things.staffed,
    deleteOwnStaffSeat: things.seat,
    putOrganisationOwner: things.staffed,
    putOrganisationOwnership: things.asked,
    getDeskOrganisations: nothing,
    getDeskOrganisation: things.reviewed,
    viewLetter: things.reviewed,
    putOrganisationDecision: things.reviewed,
    putOrganisationRemoval: things.judged,
    putDeskStaffRemoval: things.employing,
    putDeskStaffAnswer: things.appealed,
    getStaffRemoval: things.dismissed,
    putStaffRemovalAppeal: things.dismissed,
  },
  {
    postOrganisation: values({ kind: 'Company', name: 'Ghar Tools' }),
    patchOrganisation: values({ version: 2, about: 'We make small tools.' }),
    putOrganisationAppeal: values({ appeal: 'The letter is from our own principal. Please look again.' }),
    postStaffInvitation: values({ invitee: 'meera@college.example', roles: ['coordinator'] }),
    putStaffRoles: values({ roles: ['reviewer'] }),
    deleteStaffMember: values({ reason: 'You teach at another college now.' }),
    putOrganisationOwnership: values({ accepted: true }),
    getDeskOrganisations: values({ list: 'waiting' }),
    putOrganisationDecision: values({ version: 2, outcome: 'active', reason: '' }),
    putDeskStaffRemoval: values({ reason: 'The college told us that they teach elsewhere now.' }),
    putDeskStaffAnswer: values({ lifted: false, reason: 'The college has confirmed it once more.' }),
    putStaffRemovalAppeal: values({ appeal: 'I still teach there. Please ask our principal again.' }),
    putOrganisationRemoval: values({ reason: 'The college told us that it has not opened this page.' }),
  },
);
