import {
  deleteOrganisation,
  deleteSubmission,
  putClosing,
  putOrganisationAppeal,
} from '#contract/organisations/calls.ts';
import { deleteOrganisationPicture } from '#contract/organisations/picture-calls.ts';
import {
  deleteOrganisationProject,
  deleteProjectOrganisation,
} from '#contract/organisations/project-calls.ts';
import { putStaffRemovalAppeal } from '#contract/organisations/removal-calls.ts';
import {
  deleteOwnStaffSeat,
  deleteStaffInvitation,
  deleteStaffMember,
  putOrganisationOwnership,
} from '#contract/organisations/staff-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const organisationNoBeginnings = {
  safety: [putOrganisationAppeal, putStaffRemovalAppeal],
  ends: [
    deleteOrganisation,
    deleteSubmission,
    putClosing,
    deleteStaffInvitation,
    deleteStaffMember,
    deleteOwnStaffSeat,
    deleteProjectOrganisation,
    deleteOrganisationProject,
    deleteOrganisationPicture,
  ],
  owed: [putOrganisationOwnership],
} satisfies NoBeginnings;
