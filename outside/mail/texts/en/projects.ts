import type { projectKinds } from '#contract/projects/kinds.ts';
import { projectTimes } from '#contract/projects/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { committee } from './committee.ts';
import { greeting, shownProject } from './phrases.ts';

export const projects = {
  'team-removed': (email, site) => ({
    subject: `About a team on ${site.name}`,
    heading: 'You are no longer in a team',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `The owners of ${shownProject(email.project)} have removed you from its team. They give this reason:`,
      },
      { kind: 'text', text: email.reason },
      { kind: 'text', text: 'Your written agreements do not change. They end by their own rules.' },
    ],
  }),
  'project-removed': (email, site) => ({
    subject: `About a project on ${site.name}`,
    heading: 'Your project is removed',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `We have removed ${shownProject(email.project)}: only its team sees it now, and its open invitations have ended. The reason:`,
      },
      { kind: 'text', text: email.reason },
      {
        kind: 'text',
        text: `If you think that this is wrong, an owner can appeal once, within ${projectTimes.appealDays} days. Other staff decide, if there are other staff.`,
      },
      { kind: 'link', text: 'Read and answer', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'project-put-back': (email, site) => ({
    subject: `About a project on ${site.name}`,
    heading: 'Your project is back',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.isAppealed
          ? `We have looked again at the removal of ${shownProject(email.project)}, and put the project back. Our answer:`
          : `We have put ${shownProject(email.project)} back. Our answer:`,
      },
      { kind: 'text', text: email.answer },
      { kind: 'text', text: 'Invitations that had ended must be sent again.' },
      { kind: 'link', text: 'Open the project', url: `${site.origin}${email.path}` },
    ],
  }),
  'project-stays-removed': (email, site) => ({
    subject: `About a project on ${site.name}`,
    heading: 'Your project stays removed',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `We have looked again at the removal of ${shownProject(email.project)}. It stays removed. Our answer:`,
      },
      { kind: 'text', text: email.answer },
      { kind: 'link', text: 'Open the project', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'owner-asked': (email, site) => ({
    subject: `Will you own a project on ${site.name}?`,
    heading: 'You are asked to own a project',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.owner
          ? `${shownName(email.owner) || 'An owner'} asks you to own ${shownProject(email.project)}. You have 7 days to answer.`
          : `${shownProject(email.project)} has lost its last owner, and you have been in its team the longest. You have 14 days to say whether you will own it. If no one does, we archive it.`,
      },
      { kind: 'link', text: 'Read and answer', url: `${site.origin}${email.path}` },
    ],
  }),
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const projectLines = {
  topics: {
    teams: { subject: (site) => `News of your teams on ${site}`, heading: 'Your teams' },
    following: {
      subject: (site) => `News of projects that you follow on ${site}`,
      heading: 'Projects that you follow',
    },
  },
  invitedTeams: {
    project: {
      subject: (site) => `You are invited to a team on ${site}`,
      heading: 'You are invited to a team',
      invites: ({ name, site }) =>
        `A member invites you to the team of ${shownProject(name)} on ${site}, where students and founders work on startup projects together. The invitation holds for 14 days.`,
      why: 'a member has typed this address to invite you to their team.',
    },
  },
  notifications: {
    team_invitation: ({ person, thing }) => `${person || 'A member'} invites you to join ${thing}.`,
    owner_asked: ({ thing }) => `You are asked whether you will own ${thing}.`,
    invitation_declined: ({ thing }) => `An invitation to the team of ${thing} was answered.`,
    owner_answered: ({ person, thing }) => `${person || 'A member'} has answered about owning ${thing}.`,
    member_joined: ({ person, thing }) => `${person || 'A member'} has joined the team of ${thing}.`,
    member_left: ({ person, thing }) => `${person || 'A member'} has left the team of ${thing}.`,
    title_given: ({ thing }) => `Your title in the team of ${thing} has changed.`,
    project_published: ({ thing }) => `${thing} is published.`,
    project_archived: ({ thing }) => `${thing} is archived.`,
    project_returned: ({ thing }) => `${thing} is back from the archive.`,
    project_removed: ({ thing }) => `There is a decision about ${thing}.`,
    project_appealed: ({ thing }) => `An owner has appealed about ${thing}.`,
    project_put_back: ({ thing }) => `There is a decision about ${thing}.`,
    project_stays_removed: ({ thing }) => `There is a decision about ${thing}.`,
    team_removed: ({ thing }) => `You are not in the team of ${thing} any more.`,
    project_updated: ({ thing }) => `${thing} has news.`,
  },
  owed: {
    team_invitation: ({ thing }) => `You are invited to join ${thing}.`,
    owner_hand_over: ({ thing }) => `You are asked to own ${thing}.`,
    owner_succession: ({ thing }) => `${thing} has lost its last owner, and you are asked to own it.`,
    project_appeal: ({ thing }) => `An appeal waits: ${thing}.`,
  },
  awaited: {
    team_invitation: ({ thing }) => `No one has answered the invitation to ${thing}.`,
    owner_hand_over: ({ thing }) =>
      `The member did not say in time whether they will own ${thing}, so you still own it.`,
    owner_succession: ({ thing }) => `No one has said whether they will own ${thing}.`,
    project_appeal: ({ thing }) => `We are late with your appeal: ${thing}.`,
  },
} satisfies MailLines<typeof projectKinds>;
