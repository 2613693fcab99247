import type { NeededToPublish, ProjectState } from '#contract/projects/limits.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';

type Grown = { people: number; seats: number; loops: number };

export const peopleWords = (count: number) =>
  plural(count, { one: (shown) => `${shown} person`, other: (shown) => `${shown} people` });
const seats = (count: number) =>
  plural(count, { one: (shown) => `${shown} open seat`, other: (shown) => `${shown} open seats` });
const milestones = (count: number) =>
  plural(count, {
    one: (shown) => `${shown} accepted milestone`,
    other: (shown) => `${shown} accepted milestones`,
  });

/** The kolam of a project, in words. */
export function kolamWords({ people: team, seats: open, loops }: Grown): string {
  const parts = [
    peopleWords(team),
    ...(open > 0 ? [seats(open)] : []),
    ...(loops > 0 ? [milestones(loops)] : []),
  ];
  return parts.join(' · ');
}

export const projectStates: Record<ProjectState, { sign: string; word: string }> = {
  draft: { sign: '○', word: 'Draft' },
  published: { sign: '✓', word: 'Published' },
  archived: { sign: '○', word: 'Archived' },
  removed: { sign: '!', word: 'Removed' },
};

export const anywhere = 'Anywhere';

export const projectFields = {
  name: 'Name',
  nameHint: 'What people will call it.',
  line: 'One line',
  lineHint: 'What you are building, and for whom.',
  stage: 'Stage',
  noStage: 'Not said yet',
  language: 'The language you work in',
  problem: 'The problem',
  problemHint: 'Who has it, and how often?',
  today: 'What exists today',
  todayHint: 'What you have made or found out, also if it is little.',
  next: 'What comes next',
  nextHint: 'The next step that another person could help with.',
  sectors: 'Sectors',
  sector: ['First sector', 'Second sector', 'Third sector'],
  noSector: 'None',
  place: 'Place',
  placeHint: 'A city or district, such as Nashik or Accra. Empty means anywhere.',
  website: 'Website',
  websiteHint: 'Like https://example.com.',
} as const;

export const ownProjectsTexts = {
  pageTitle: 'Projects',
  description: 'The projects in whose team you are.',
  start: 'Start a project',
  count: (count: number) =>
    plural(count, {
      one: (shown) => `You are in ${shown} project.`,
      other: (shown) => `You are in ${shown} projects.`,
    }),
  find: 'Find a project',
  empty: 'You are in no project yet.',
  emptyHow: 'Begin one with a name and one line. No one else sees it until you publish it.',
  followed: 'Projects you follow',
  invited: 'Your turn',
  answer: (by: string, project: string) => `Answer ${by || 'a team'} about joining ${project}`,
  role: { owner: 'You own it', member: 'You are in the team' },
} as const;

export const newProjectTexts = {
  pageTitle: 'Start a project',
  description: 'A name and one line begin it.',
  intro: 'A name and one line are enough to begin. No one else sees it until you publish it.',
  begin: 'Begin',
  beginning: 'Beginning…',
} as const;

export const workspaceTexts = {
  begun: 'Your project has begun. Three short pages say what it is.',
  saved: 'Saved.',
  deleted: 'The draft is deleted.',
  tabs: 'Parts of the project',
  overview: 'Overview',
  opportunities: 'Opportunities',
  team: 'Team',
  updates: 'Updates',
  joined: 'You are in the team.',
  said: 'What you say of it',
  nothing: 'Nothing yet',
  edit: 'Edit',
  steps: {
    basics: 'Name and stage',
    story: 'Problem and plan',
    facts: 'Sectors and place',
  },
  toPublish: 'Before others can see it',
  things: (count: number) =>
    plural(count, { one: (shown) => `${shown} thing left`, other: (shown) => `${shown} things left` }),
  nothingLeft: 'Nothing is left: it can be published.',
  lacks: {
    stage: 'Choose the stage',
    problem: 'Say what the problem is',
    today: 'Say what exists today',
    next: 'Say what comes next',
    sectors: 'Choose at least one sector',
    public_owner: 'One owner shows their profile to everyone',
  } satisfies Record<NeededToPublish | 'public_owner', string>,
  nextStep: 'What comes next',
  nextStepWhy: 'Say what you need help with. Members can then apply.',
  nextStepTeam: 'Invite a member to your team',
  preview: 'What others will read',
  isPublic: 'Everyone can see it.',
  publicPage: 'Its public page',
  whole: {
    publish: { act: 'Publish', why: 'Everyone can see it then, signed in or not.' },
    archive: { act: 'Archive', why: 'Only its team sees it from then on. It can return at any time.' },
    return: { act: 'Return it', why: 'Everyone can see it again.' },
    delete: {
      act: 'Delete this draft',
      why: 'Only its team has seen it, so nothing of it stays.',
    },
  },
  done: {
    published: 'The project is published. Everyone can see it now.',
    archived: 'The project is archived. Only its team sees it.',
    returned: 'The project is back. Everyone can see it again.',
    appealed: 'We have your appeal. We answer by email.',
  },
  kolam: 'Each dot is a person of the team. Each accepted milestone will close one loop round them.',
} as const;

export const removedTexts = {
  heading: 'Our staff have removed this project',
  why: (at: string) => `Since ${at} only its team sees it. The reason:`,
  appealed: (at: string) => `Your team has asked for another look on ${at}`,
  appealGone: 'The member who wrote it has left, and the words are gone.',
  answered: (at: string) => `Our answer of ${at}`,
  waits: 'Our staff look at it within two working days. An owner gets an email with the answer.',
  appeal: 'What do you say to it?',
  appealHint: (until: string) =>
    `One owner can ask once for another look, until ${until}. Say what is different, or what you have changed.`,
  send: 'Ask for another look',
} as const;

export const editProjectTexts = {
  description: 'Change what your project says of itself.',
  save: 'Save',
  saving: 'Saving…',
  next: 'Save and go on',
  step: (at: number, of: number) => `Step ${number(at)} of ${number(of)}`,
  bothVersions: 'A member of your team was faster',
  before: 'When you began, it read',
  now: 'Now it reads',
  yours: 'Your words are still in the fields below. Save again to put them in its place.',
  empty: '(empty)',
} as const;

export const foundProjectTexts = {
  title: 'Project',
  up: 'Projects',
  description: 'A project, with who is behind it.',
  follow: 'Follow',
  unfollow: 'No longer follow',
  followed: 'You follow this project.',
  notFollowed: 'Projects that you follow stand below your own.',
  workspace: 'Your team’s workspace',
  publicPage: 'Its public page, to share',
} as const;
