import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { organisationPaths } from './paths.ts';
import { rareOrganisationPaths } from './rare-paths.ts';

const path = ({ slug }: { slug: string }) => organisationPaths.ownOrganisation(slug);
const staffPath = ({ slug }: { slug: string }) => rareOrganisationPaths.organisationStaff(slug);

const removalPath = ({ slug }: { slug: string }) => rareOrganisationPaths.staffRemoval(slug);

/** The names that this module declares for all other modules. */
export const organisationKinds = {
  topics: { organisations: { usual: 'daily' } },
  notifications: {
    organisation_decided: 'always',
    organisation_late: 'none',
    organisation_paused: 'always',
    organisation_ended: 'always',
    organisation_proof_ending: 'organisations',
    organisation_proof_ended: 'always',
    organisation_owner_asked: 'always',
    organisation_owner_answered: 'organisations',
    organisation_invitation_declined: 'organisations',
    organisation_roles_changed: 'organisations',
    organisation_staffed: 'organisations',
    organisation_staff_left: 'organisations',
    organisation_staff_removed: 'always',
    organisation_staff_answered: 'always',
    organisation_asks_project: 'organisations',
    organisation_joins_project: 'organisations',
    organisation_leaves_project: 'organisations',
    project_asks_organisation: 'organisations',
    project_joins_organisation: 'organisations',
    project_leaves_organisation: 'organisations',
  },
  deadlines: {
    organisation_review: {
      workingDays: 2,
      canExtend: 'no',
      goesOnLate: true,
      path,
      isOurs: true,
    },
    organisation_staff_appeal: {
      workingDays: 2,
      canExtend: 'no',
      goesOnLate: true,
      path: removalPath,
      isOurs: true,
    },
    organisation_hand_over: { days: 7, path: staffPath },
    organisation_succession: { days: 14, path: staffPath },
  },
  refusals: {
    organisation_unknown: ['not_found', 'There is no such organisation, or none that the caller may see.'],
    organisation_mark_missing: ['forbidden', 'The member has no mark of an organisation in force.'],
    organisations_too_many: ['forbidden', 'The member acts for as many organisations as one may.'],
    organisation_closed: [
      'forbidden',
      'Only owners may do this, and only in another state of the organisation.',
    ],
    organisation_name_fixed: ['conflict', 'An organisation that was open keeps its name.'],
    organisation_text_held: ['invalid', 'The text asks for money or for identity, or leads away.'],
    organisation_lacks: ['invalid', 'The organisation lacks something that a review needs.'],
    organisation_role_missing: ['forbidden', 'The member has no role that allows this.'],
    organisation_own_seat: ['forbidden', 'No one changes or removes their own seat. They may leave.'],
    organisation_owner_stays: [
      'forbidden',
      'An owner is removed by all other owners together, at least two.',
    ],
    organisation_last_owner: ['conflict', 'The last owner hands the organisation over before leaving it.'],
    organisation_member_full: [
      'conflict',
      'The member acts for as many organisations as one may, so no roles come back.',
    ],
    organisation_owners_full: ['conflict', 'The organisation has as many owners as one may have.'],
    organisation_not_asked: ['conflict', 'The member is not asked to own the organisation.'],
    organisation_proof_missing: ['forbidden', 'The member has no proven address at the domain.'],
    organisation_not_active: ['conflict', 'Nothing new begins in this organisation at present.'],
    organisation_taken: ['conflict', 'Another organisation has the domain or the number.'],
    organisation_appeal_twice: ['conflict', 'There was an appeal already.'],
    organisation_appeal_late: ['conflict', 'The time for an appeal is over.'],
    organisation_of_another: ['conflict', 'The project is of another organisation.'],
    organisation_asks_too_many: ['conflict', 'This side asks as many others as one may at one time.'],
    organisation_ask_declined: ['conflict', 'The other side has declined it not long ago.'],
    organisation_own: ['forbidden', 'Staff do not decide about an organisation for which they act.'],
    organisation_same_administrator: ['forbidden', 'Another administrator has to decide the appeal.'],
    organisation_reason_missing: ['invalid', 'This decision needs a reason.'],
  },
  fieldErrors: [
    'organisation_name_missing',
    'organisation_about_long',
    'organisation_appeal_length',
    'organisation_address',
    'organisation_project_address',
    'organisation_roles_missing',
    'organisation_kind_missing',
    'organisation_place',
    'organisation_staff_reason',
  ],
  invitedTeams: ['organisation'],
  reportables: ['organisation', 'organisation_picture'],
  deskActions: [
    'organisations.listed',
    'organisation.opened',
    'organisation.letterOpened',
    'organisation.approved',
    'organisation.returned',
    'organisation.declined',
    'organisation.removed',
    'organisation.staffRemoved',
    'organisation.staffAnswered',
  ],
} as const satisfies ModuleKinds;
