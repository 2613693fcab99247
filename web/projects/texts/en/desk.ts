import type { ProjectState } from '#contract/projects/limits.ts';
import { moment } from '#web/ground/texts/amounts.ts';

const states: Record<ProjectState, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
  removed: 'Removed',
};

export const projectDeskTexts = {
  title: 'Projects',
  lists: { appeals: 'Appeals', removed: 'Removed', all: 'All' },
  list: 'Projects',
  search: 'Search projects',
  searchHint: 'Part of a name or address, or a whole id. Searches are written down in the log.',
  submit: 'Search',
  none: {
    appeals: 'No appeal waits for you.',
    removed: 'No project is removed.',
    all: 'There is no project.',
  },
  noneFound: 'No project of this list matches.',
  states,
  due: (at: string) => `Appeal, due ${moment(at)}`,
  one: 'Project',
  back: 'List',
  publicPage: 'Its public page',
  team: 'Team',
  owner: 'Owner',
  member: 'Member',
  noTeam: 'No one is in its team any more.',
  removal: 'The removal',
  removedBy: (name: string, at: string) => (name ? `${name}, ${moment(at)}` : moment(at)),
  before: (state: ProjectState) => `It was: ${states[state]}`,
  appeal: 'The appeal',
  appealGone: 'The member who wrote it has left, and the words are gone.',
  noAppeal: 'Its owners have not appealed.',
  answer: 'The answer',
  reason: 'Reason',
  reasonHint: 'The owners read this. 3 to 500 characters.',
  remove: 'Remove the project',
  removeWhy:
    'From then on only its team sees it. Its page and its place in lists are gone at once, open invitations end, and its owners get an email with the reason. They can appeal once.',
  decide: 'Decide the appeal',
  putBackHeading: 'Put it back',
  putBack: 'Put it back',
  keep: 'Keep it removed',
  deciding: 'Deciding...',
  typed: 'What you had typed',
  bars: {
    own: 'You are in the team of this project. Other staff decide about it.',
    same_administrator: 'You removed this project. Other staff look at the appeal.',
  },
  done: {
    removed: 'Removed. Its owners get an email.',
    back: 'The project is back. Its owners get an email.',
    kept: 'It stays removed. Its owners get an email.',
  },
} as const;
