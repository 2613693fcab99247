import type { organisationKinds } from '#contract/organisations/kinds.ts';
import { organisationLimits as limits, organisationTimes as times } from '#contract/organisations/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { itsProjectsTexts, ofProjectTexts } from './affiliations.ts';
import { organisationHeld } from './held.ts';
import { invitedToOrganisation } from './invited-team.ts';

/** The words that complete the kinds of this module. */
export const organisationWords = {
  topics: {
    organisations: {
      name: 'Organisations',
      hint: 'Who joins or leaves your organisations, and which projects are of them.',
    },
  },
  invitedTeams: { organisation: invitedToOrganisation },
  refusals: {
    organisation_unknown: 'There is no such organisation, or you do not act for it.',
    organisation_mark_missing:
      'First ask for the mark of an organisation. We check the website and the number.',
    organisations_too_many: `You can act for ${limits.perMember} organisations at one time. Leave one first.`,
    organisation_closed: 'This is not possible any more. Reload the page to see how it stands.',
    organisation_name_fixed: 'We have checked the name, so it stays.',
    organisation_text_held:
      'This text seems to ask for money or for papers, or leads away from here. Please change it.',
    organisation_lacks: 'Something is still missing. The list on the page says what.',
    organisation_role_missing: 'Your role does not allow this. Ask an owner of the organisation.',
    organisation_own_seat: 'You cannot change or remove yourself. You can leave.',
    organisation_owner_stays:
      'An owner goes when all other owners want it. There must be at least two of them.',
    organisation_last_owner:
      'You are the only owner. First ask another member of the staff to own the organisation.',
    organisation_member_full: `This member acts for ${limits.perMember} other organisations. So no roles can come back now.`,
    organisation_owners_full: `An organisation has at most ${limits.owners} owners.`,
    organisation_not_asked: 'No one asks you to own this organisation now.',
    organisation_proof_missing: `Prove your address at the organisation first. A proof counts for ${times.proofDays} days.`,
    organisation_not_active: 'Nothing new can begin here at present.',
    organisation_taken: 'Another organisation has this domain or number. That one has to end first.',
    organisation_appeal_twice: 'We have looked at this twice already.',
    organisation_appeal_late: `The ${times.appealDays} days for an appeal are over.`,
    organisation_of_another: 'This project is of another organisation. That one has to end first.',
    organisation_asks_too_many:
      'You ask as many others as one can at one time. Wait for an answer, or withdraw one.',
    organisation_ask_declined: `The other side has declined this. You can ask again after ${times.askDays} days.`,
    organisation_own: 'You act for this organisation. Other staff decide it.',
    organisation_same_administrator: 'You decided this before. Other staff look at it.',
    organisation_reason_missing: `Write a reason of ${limits.reason.min} to ${limits.reason.max.toLocaleString('en')} characters. Those whom it is about read it.`,
  },
  fieldErrors: {
    organisation_name_missing: 'Enter the name of the organisation.',
    organisation_kind_missing: 'Choose what the organisation is.',
    organisation_place: 'We do not know this place. Enter a city or district, such as Wardha.',
    organisation_roles_missing: 'Choose at least one role.',
    organisation_staff_reason: `Write a reason of at most ${limits.staffReason} characters. The member reads it.`,
    organisation_about_long: `Keep this text to ${limits.about.toLocaleString('en')} characters.`,
    organisation_appeal_length: `Write ${limits.appeal.min} to ${limits.appeal.max.toLocaleString('en')} characters.`,
    organisation_address: ofProjectTexts.fault,
    organisation_project_address: itsProjectsTexts.fault,
  },
  turns: {
    mine: {
      organisation_review: ({ thing }) => `Look at an organisation: ${thing}`,
      organisation_staff_appeal: ({ thing }) => `Answer an appeal about the staff of ${thing}`,
      organisation_hand_over: ({ thing, person }) => `Answer ${person || 'an owner'} about owning ${thing}`,
      organisation_succession: ({ thing }) => `Say whether you will own ${thing}`,
    },
    awaited: {
      organisation_review: ({ thing }) => `We look at your organisation: ${thing}`,
      organisation_staff_appeal: ({ thing }) => `We look at your removal from ${thing}`,
      organisation_hand_over: ({ thing }) => `A member answers about owning ${thing}`,
      organisation_succession: ({ thing }) => `A member answers about owning ${thing}`,
    },
  },
  notifications: {
    organisation_decided: () => 'We have decided about your organisation',
    organisation_late: () => 'We are late with your organisation. It comes first now',
    organisation_paused: () => 'Nothing new begins in your organisation. Prove an address to go on',
    organisation_ended: () => 'Your organisation has ended here',
    organisation_proof_ended: () => 'Prove your address at the organisation again',
    organisation_proof_ending: () =>
      `Your address at the organisation counts for ${times.reminderDays} more days`,
    organisation_owner_asked: ({ person }) => `${person || 'The organisation'} asks you to own it`,
    organisation_owner_answered: ({ person }) => `${person || 'A member'} has answered about owning it`,
    organisation_invitation_declined: () => 'Your invitation was declined',
    organisation_roles_changed: ({ person }) => `${person || 'An owner'} has changed your roles`,
    organisation_staffed: ({ person }) => `${person || 'A member'} acts for your organisation now`,
    organisation_staff_left: ({ person }) => `${person || 'A member'} no longer acts for your organisation`,
    organisation_staff_removed: ({ thing }) =>
      `We took you out of the staff of ${thing || 'an organisation'}`,
    organisation_staff_answered: ({ thing }) =>
      `We have answered your appeal about ${thing || 'an organisation'}`,
    organisation_asks_project: () => 'An organisation asks if your project is of it',
    organisation_joins_project: () => 'Your project is of an organisation now',
    organisation_leaves_project: () => 'An organisation says that your project is not of it',
    project_asks_organisation: ({ thing }) => `A project asks if it is of ${thing || 'your organisation'}`,
    project_joins_organisation: ({ thing }) => `A project is of ${thing || 'your organisation'} now`,
    project_leaves_organisation: ({ thing }) =>
      `A project says that it is not of ${thing || 'your organisation'}`,
  },
  subjects: { organisation: ({ thing }) => thing },
  reportables: {
    organisation: { name: 'Organisation', inSentence: 'organisation', own: 'Your organisation' },
    organisation_picture: {
      name: 'Picture of an organisation',
      inSentence: 'picture',
      own: 'The picture of your organisation',
      title: (name) => (name ? `Report the picture of ${name}` : 'Report the picture of an organisation'),
    },
  },
  deskActions: {
    'organisations.listed': 'opened the list of organisations',
    'organisation.opened': 'looked at an organisation',
    'organisation.letterOpened': 'opened a letter of authority',
    'organisation.approved': 'opened an organisation',
    'organisation.returned': 'returned an organisation',
    'organisation.declined': 'declined an organisation',
    'organisation.removed': 'removed an organisation',
    'organisation.staffRemoved': 'took a member out of the staff of an organisation',
    'organisation.staffAnswered': 'answered an appeal about the staff of an organisation',
  },
  held: organisationHeld,
  emails: {
    'staff-removed': 'Removal from the staff of an organisation',
  },
} satisfies ModuleWords<typeof organisationKinds>;
