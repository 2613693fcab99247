import type { PeopleFilter } from '#contract/people/filters.ts';
import type { Total } from '#contract/search/shapes.ts';
import type { OpenTo } from '#rules/lists/kinds.ts';
import { day, number, plural } from '#web/ground/texts/amounts.ts';

/** Labels of the stored values. */
export const openToLabels: Record<OpenTo, string> = {
  'Join projects': 'Join projects',
  'Be hired': 'Be hired',
  'Co-found': 'Co-found',
  Mentor: 'Mentor',
  Invest: 'Invest',
  'Answer questions': 'Answer questions',
};

/** 1,000+ where it was not counted further. */
export function counted({ count, isMore }: Total): string {
  return isMore ? `${number(count)}+` : number(count);
}

export function peopleCount(total: Total): string {
  if (total.isMore) return `${counted(total)} people`;
  return plural(total.count, { one: () => '1 person', other: (count) => `${count} people` });
}

/** The page of a person, for members and for everyone. */
export const personTexts = {
  openTo: 'Open to',
  about: 'About',
  work: 'Past work',
  skills: 'Skills',
  languages: 'Languages',
  links: 'Links',
  time: 'Time',
  hours: (hours: number) =>
    plural(hours, { one: (shown) => `${shown} hour a week`, other: (shown) => `${shown} hours a week` }),
  evenings: (evenings: number) =>
    plural(evenings, {
      one: (shown) => `${shown} evening a week`,
      other: (shown) => `${shown} evenings a week`,
    }),
  from: (date: string) => `From ${day(date)}`,
  away: (date: string) => `Away until ${day(date)}`,
  replies: 'Replies',
  tooNew: 'Too new for figures.',
  years: (from: number, to: number | null) => (to === from ? String(from) : `${from}–${to ?? 'now'}`),
  newWindow: 'opens another site',
  share: 'Share',
  report: 'Report',
  owned: 'Projects of theirs, and how they answer',
  reportNamed: (name: string) => `Report ${name}`,
  edit: 'Change what others see',
  empty: (name: string) => `${name} has not written anything about themself yet.`,
  description: (name: string, role: string, headline: string) =>
    headline || (role ? `${name}, ${role} on Saharambh.` : `${name} on Saharambh.`),
  handle: (handle: string) => `@${handle}`,
  missing: {
    title: 'No one is shown here',
    text: 'There is no page under this name, or it is not open to everyone. Members see more people when they are signed in.',
    link: 'Find people',
  },
  begin: {
    title: 'Begin something together',
    text: 'Students, founders, mentors and investors find each other here, and build.',
    link: 'Join Saharambh',
  },
} as const;

export const findPeopleTexts = {
  pageTitle: 'Find people',
  description: 'Members who want to be found, by what they can do, where they are and what they are open to.',
  search: 'Search people',
  searchHint: 'A name, a skill, a college, a word.',
  submit: 'Search',
  filters: 'Filters',
  filtersIn: (count: number) => `Filters (${number(count)})`,
  apply: 'Show people',
  clear: 'Clear all',
  close: 'Close',
  any: 'Any',
  role: 'Role',
  skill: 'Skill',
  skillHint: 'One skill, such as Accounting.',
  place: 'Place',
  placeHint: 'A city or district.',
  openTo: 'Open to',
  introduction: 'Open to introductions',
  hours: 'Hours a week',
  verified: 'Verified only',
  atLeast: (hours: string) => `${hours} or more`,
  chosen: {
    search: (typed: string) => `“${typed}”`,
    role: (role: string) => role,
    skill: (skill: string) => skill,
    place: (place: string) => place,
    openTo: (choice: string) => `Open to: ${choice}`,
    introduction: (purpose: string) => `Open to introductions: ${purpose}`,
    hours: (hours: string) => `${hours} h a week or more`,
    verified: () => 'Verified',
  } satisfies Record<PeopleFilter, (value: string) => string>,
  drop: (filter: string) => `Leave out: ${filter}`,
  all: (total: Total) => `${peopleCount(total)} want to be found`,
  found: (total: Total) => `${peopleCount(total)} found`,
  hoursShort: (hours: number) => `${number(hours)} h a week`,
  openToShort: (choices: readonly string[]) => `open to ${choices.join(', ').toLowerCase()}`,
  pages: 'Pages of the list',
  next: 'Next 20',
  first: 'Back to the first',
  none: 'No one fits all of this.',
  without: (filter: string, total: Total) => `Without ${filter}: ${peopleCount(total)}`,
  noneYet: 'No member is shown here yet. You can be the first.',
  unseen: 'While others cannot see you, you do not see them either.',
  showYourself: 'Show yourself to members',
  yours: 'How others see you',
} as const;
