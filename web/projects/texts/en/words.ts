import type { projectKinds } from '#contract/projects/kinds.ts';
import { projectLimits, projectTimes } from '#contract/projects/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { projectHeld } from './held.ts';
import { invitedToProject } from './invited-team.ts';

const Named = (thing: string) => (thing ? `“${thing}”` : 'It');

const named = (thing: string) => (thing ? `“${thing}”` : 'it');

/** The words that complete the kinds of this module. */
export const projectWords = {
  invitedTeams: { project: invitedToProject },
  refusals: {
    project_unknown: 'There is no such project here, or no longer.',
    project_closed: 'Only its owners can do this, and only while the project is open.',
    project_last_owner:
      'You are its last owner. First ask a member of the team to own it. You can leave with their yes. If you are alone in it, archive it or delete the draft.',
    project_owner_stays: 'Owners remove another owner together: all the others, and at least two of them.',
    project_owners_full: 'A project has at most five owners.',
    project_not_asked: 'You are not asked any more whether you will own this project.',
    invitation_unknown: 'There is no such invitation, or the link is cut short.',
    invitation_over: 'This invitation has ended. Ask for another one.',
    invitation_of_another:
      'This invitation was sent to another address. Sign in with the account at that address, or ask for an invitation to this one.',
    invitation_to_nobody: 'Enter a handle, such as @asha-kulkarni, or an email address.',
    invitation_team_full: 'Others took this place before you. Ask for another invitation.',
    invitation_member_full: 'You are in as many of them as you can be. Leave one first.',
    invitations_too_many: 'You have sent the 20 invitations of one day. Please go on tomorrow.',
    project_incomplete: 'Something is left to say before others can see this project. The list names it.',
    project_owner_unseen:
      'One owner needs a profile that everyone can see. Choose “Everyone” in your own profile, then publish.',
    project_no_draft: 'Only a draft can be deleted. Others have seen this project: archive it instead.',
    project_published_lacks: 'A published project cannot do without this. Please leave something in it.',
    projects_too_many: 'You have 10 drafts. Publish or delete one of them first.',
    project_pictures_too_many: 'A note has at most three pictures. Remove one first.',
    project_own: 'You are in the team of this project. Other staff decide about it.',
    project_same_administrator: 'You removed this project. Other staff look at the appeal.',
    project_not_removed: 'This project is not removed any more.',
    project_appeal_twice: 'An owner has asked for another look already. One appeal is possible.',
    project_appeal_late: `The ${projectTimes.appealDays} days for this are over. You can complain under “My data”.`,
  },
  fieldErrors: {
    project_name_missing: 'Give your project a name.',
    project_name_long: `Keep the name to ${projectLimits.name} characters.`,
    project_line_missing: 'Say in one line what you are building.',
    project_line_long: `Keep the one line to ${projectLimits.line} characters.`,
    project_text_long: `Keep each answer to ${projectLimits.text.toLocaleString('en-IN')} characters.`,
    project_title_long: `Keep the title to ${projectLimits.title} characters.`,
    project_update_missing: 'Write a note first.',
    project_update_long: `Keep the note to ${projectLimits.update.toLocaleString('en-IN')} characters.`,
    project_reason_missing: 'Give a reason. They read it.',
    project_reason_long: `Keep the reason to ${projectLimits.reason} characters.`,
    project_alt_long: `Keep this to ${projectLimits.alt} characters.`,
    project_appeal_length: `Please write ${projectLimits.appeal.min} to ${projectLimits.appeal.max.toLocaleString('en-IN')} characters.`,
    project_website_invalid: 'Enter the website like https://example.com, or leave it empty.',
    project_choice_unknown: 'Choose one of the entries of the list.',
  },
  turns: {
    mine: {
      team_invitation: ({ thing, person }) => `Answer ${person || 'a team'} about joining ${thing}`,
      owner_hand_over: ({ thing, person }) => `Answer ${person || 'a team'} about owning ${thing}`,
      owner_succession: ({ thing }) => `Say whether you will own ${thing}`,
      project_appeal: ({ thing }) => `Look again at the removal of ${thing}`,
      project_removed: ({ thing }) => `Read why we removed ${thing}, and appeal if it is wrong`,
    },
    awaited: {
      team_invitation: ({ thing }) => `A member answers about joining ${thing}`,
      owner_hand_over: ({ thing }) => `A member answers about owning ${thing}`,
      owner_succession: ({ thing }) => `A member answers about owning ${thing}`,
      project_appeal: ({ thing }) => `We look again at the removal of ${thing}`,
      project_removed: ({ thing }) => `Its owners can appeal our removal of ${thing}`,
    },
  },
  topics: {
    teams: { name: 'Your teams', hint: 'Who joined or left, and what became of a project.' },
    following: { name: 'Projects you follow', hint: 'What their teams write.' },
  },
  notifications: {
    team_invitation: ({ person }) => `Answer ${person || 'a team'} about joining`,
    owner_asked: ({ thing }) => `Say whether you will own ${named(thing)}`,
    invitation_declined: () => 'Your invitation was declined',
    owner_answered: ({ person, thing }) => `${person || 'A member'} answered about owning ${named(thing)}`,
    member_joined: ({ person, thing }) =>
      `${person || 'A member'} joined the team${thing && ` of “${thing}”`}`,
    member_left: ({ person, thing }) => `${person || 'A member'} left the team${thing && ` of “${thing}”`}`,
    title_given: ({ person }) => `${person || 'An owner'} changed your title`,
    project_published: ({ person, thing }) => `${person || 'An owner'} published ${named(thing)}`,
    project_archived: ({ person, thing }) =>
      person ? `${person} archived ${named(thing)}` : `${Named(thing)} was archived`,
    project_returned: ({ person, thing }) =>
      `${person || 'An owner'} returned ${named(thing)} from the archive`,
    project_removed: ({ thing }) => `Our staff removed ${named(thing)}`,
    project_appealed: ({ person, thing }) =>
      `${person || 'An owner'} appealed against the removal of ${named(thing)}`,
    project_put_back: ({ thing }) => `${Named(thing)} is back: the removal was taken back`,
    project_stays_removed: ({ thing }) => `${Named(thing)} stays removed after the appeal`,
    team_removed: ({ thing }) =>
      thing ? `You are not in the team of “${thing}” any more` : 'You are not in the team any more',
    project_updated: ({ thing }) =>
      thing ? `The team of “${thing}” wrote an update` : 'The team wrote an update',
  },
  deskActions: {
    'projects.listed': 'opened the list of projects',
    'project.opened': 'looked at a project',
    'project.removed': 'removed a project',
    'project.putBack': 'put a project back',
    'project.appealDeclined': 'kept a project removed after an appeal',
  },
  reportables: {
    project: { name: 'Project', inSentence: 'project', own: 'Your project' },
    project_update: {
      name: 'Note of a project',
      inSentence: 'note',
      own: 'A note that you wrote',
      title: (name) => (name ? `Report a note of ${name}` : 'Report a note of a project'),
    },
    project_picture: {
      name: 'Picture of a project',
      inSentence: 'picture',
      own: 'A picture that you sent',
      title: (name) => (name ? `Report a picture of ${name}` : 'Report a picture of a project'),
    },
  },
  held: projectHeld,
  emails: {
    'owner-asked': 'Question about owning a project',
    'team-invitation': 'Invitation to a team',
    'team-removed': 'Removal from a team',
    'project-removed': 'Project removed',
    'project-put-back': 'Project put back',
    'project-stays-removed': 'Project stays removed',
  },
} satisfies ModuleWords<typeof projectKinds>;
