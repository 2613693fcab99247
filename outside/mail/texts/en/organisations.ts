import type { organisationKinds } from '#contract/organisations/kinds.ts';
import { organisationLimits, organisationTimes } from '#contract/organisations/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { greeting } from './phrases.ts';

const shownOrganisation = (name: string) => shownName(name, organisationLimits.name);

/** The words of the emails of this module. */
export const organisations = {
  'staff-removed': (email, site) => ({
    subject: `About an organisation on ${site.name}`,
    heading: 'You no longer act for an organisation',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `The owners of ${email.organisation} have removed you from its staff. They give this reason:`,
      },
      { kind: 'text', text: email.reason },
    ],
  }),
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const organisationLines = {
  unnamed: 'an organisation',
  invitedTeams: {
    organisation: {
      subject: (site) => `You are invited to act for an organisation on ${site}`,
      heading: 'You are invited to act for an organisation',
      invites: ({ name, site }) =>
        `A member invites you to the staff of ${shownOrganisation(name) || 'an organisation'} on ${site}, where colleges, companies, students and founders work together. The invitation holds for 14 days.`,
      why: 'a member has typed this address to invite you to the staff of their organisation.',
    },
  },
  topics: {
    organisations: {
      subject: (site) => `News of your organisations on ${site}`,
      heading: 'Your organisations',
    },
  },
  notifications: {
    organisation_decided: () => 'We have decided about your organisation. Read it on the page.',
    organisation_late: () => 'We are late with your organisation. It comes first now.',
    organisation_paused: () => 'Nothing new begins in your organisation. Prove an address to go on.',
    organisation_ended: () => 'Your organisation has ended here.',
    organisation_proof_ended: () => 'Prove your address at the organisation again.',
    organisation_proof_ending: ({ thing }) =>
      `Your address at ${thing} counts for ${organisationTimes.reminderDays} more days. Then prove it again.`,
    organisation_owner_asked: ({ person, thing }) =>
      `${person || 'The organisation'} asks you to own ${thing}. Your answer is open on the page.`,
    organisation_owner_answered: ({ person, thing }) =>
      `${person || 'A member'} has answered about owning ${thing}.`,
    organisation_invitation_declined: ({ thing }) => `An invitation to the staff of ${thing} was declined.`,
    organisation_roles_changed: ({ person, thing }) =>
      `${person || 'An owner'} has changed your roles at ${thing}.`,
    organisation_staffed: ({ person }) => `${person || 'A member'} acts for your organisation now.`,
    organisation_staff_left: ({ person }) => `${person || 'A member'} no longer acts for your organisation.`,
    organisation_staff_removed: ({ thing }) =>
      `We took you out of the staff of ${thing}. The page gives the reason.`,
    organisation_staff_answered: ({ thing }) => `We have answered your appeal about ${thing}.`,
    organisation_asks_project: () => 'An organisation asks if your project is of it. Answer on the page.',
    organisation_joins_project: () => 'Your project is of an organisation now.',
    organisation_leaves_project: () => 'An organisation says that your project is not of it.',
    project_asks_organisation: () => 'A project asks if it is of your organisation. Answer on the page.',
    project_joins_organisation: () => 'A project is of your organisation now.',
    project_leaves_organisation: () => 'A project says that it is not of your organisation.',
  },
  owed: {
    organisation_review: ({ thing }) => `Look at the organisation ${thing}.`,
    organisation_staff_appeal: ({ thing }) => `Answer an appeal about the staff of ${thing}.`,
    organisation_hand_over: ({ thing }) => `You are asked to own ${thing}.`,
    organisation_succession: ({ thing }) => `You are asked to own ${thing}, which has lost its last owner.`,
  },
  awaited: {
    organisation_review: ({ thing }) => `The organisation ${thing} still waits for us.`,
    organisation_staff_appeal: ({ thing }) => `Your appeal about ${thing} still waits for us.`,
    organisation_hand_over: ({ thing }) => `No one has answered about owning ${thing}.`,
    organisation_succession: ({ thing }) => `No one has answered about owning ${thing}.`,
  },
} satisfies MailLines<typeof organisationKinds>;
