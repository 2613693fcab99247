import type { Total } from '#contract/search/shapes.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';

const projects = (total: Total) =>
  total.isMore
    ? `${number(total.count)}+ projects`
    : plural(total.count, { one: () => '1 project', other: (shown) => `${shown} projects` });

export const findProjectsTexts = {
  pageTitle: 'Find projects',
  description: 'Projects that members have begun, by words, stage, sector and place.',
  search: 'Search projects',
  searchHint: 'Name, line or anything a project says of itself.',
  submit: 'Search',
  filters: 'Filters',
  filtersIn: (count: number) => `Filters (${number(count)})`,
  stage: 'Stage',
  sector: 'Sector',
  place: 'Place',
  textIn: 'Text in',
  any: 'Any',
  apply: 'Show projects',
  all: (total: Total) => `${projects(total)}, the newest first.`,
  found: (total: Total) => `${projects(total)} found.`,
  none: 'No project is like this.',
  noneYet: 'No project is published yet.',
  typed: (words: string) => `“${words}”`,
  without: (chosen: string, total: Total) => `Without ${chosen}: ${projects(total)}`,
  clear: 'Clear all',
  close: 'Close',
  drop: (filter: string) => `Leave out: ${filter}`,
  start: 'Start a project',
  pages: 'Pages',
  first: 'First page',
  next: 'Older projects',
  toSave: 'You can save a search with filters or words. New projects then come by email on Mondays.',
} as const;
