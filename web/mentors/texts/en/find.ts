import type { MentorFilter } from '#contract/mentors/filters.ts';
import type { Total } from '#contract/search/shapes.ts';
import { number } from '#web/ground/texts/amounts.ts';

function mentorCount({ count, isMore }: Total): string {
  if (isMore) return `${number(count)}+ mentors`;
  return count === 1 ? '1 mentor' : `${number(count)} mentors`;
}

export const findMentorTexts = {
  pageTitle: 'Find mentors',
  description: 'Mentors by topic, kind of help, language and the times at which you are free.',
  search: 'Search mentors',
  searchHint: 'A topic, a name, a word.',
  submit: 'Search',
  filters: 'Filters',
  filtersIn: (count: number) => `Filters (${number(count)})`,
  apply: 'Show mentors',
  clear: 'Clear all',
  close: 'Close',
  any: 'Any',
  topic: 'Topic',
  kind: 'Kind of help',
  language: 'Language',
  time: 'Time of day',
  timeHint: (zone: string) => `In your zone, ${zone}.`,
  times: { morning: 'Morning, 6 to 12', afternoon: 'Afternoon, 12 to 17', evening: 'Evening, 17 to 22' },
  days: 'Days',
  dayKinds: { weekday: 'Monday to Friday', weekend: 'Weekend' },
  within: 'Free within',
  withinOf: (days: string) => `${days} days`,
  country: 'Country',
  countries: { IN: 'India', GH: 'Ghana', NG: 'Nigeria', UG: 'Uganda', other: 'Another country' },
  mark: 'Mark',
  chosen: {
    search: (typed: string) => `“${typed}”`,
    topic: (topic: string) => topic,
    kind: (kind: string) => kind,
    language: (language: string) => language,
    time: (time: string) => time,
    days: (days: string) => days,
    within: (days: string) => `Free within ${days} days`,
    country: (country: string) => country,
    mark: (mark: string) => mark,
  } satisfies Record<MentorFilter, (value: string) => string>,
  drop: (filter: string) => `Leave out: ${filter}`,
  all: (total: Total) => `${mentorCount(total)}, those with the earliest slot first, then the newest`,
  found: (total: Total) => `${mentorCount(total)} found, those with the earliest slot first, then the newest`,
  next: 'Next 20',
  first: 'Back to the first',
  pages: 'Pages of the list',
  none: 'No mentor fits all of this.',
  noneYet: 'No mentor has an open page yet.',
  without: (filter: string, total: Total) => `Without ${filter}: ${mentorCount(total)}`,
  nextSlot: (time: string) => `Next: ${time}`,
  fitting: (time: string) => `At your times: ${time}`,
  full: 'No free slot now',
  own: 'Your page as a mentor',
};
