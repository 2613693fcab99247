import type { Total } from '#contract/search/shapes.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';

const organisations = (total: Total) =>
  total.isMore
    ? `${number(total.count)}+ organisations`
    : plural(total.count, { one: () => '1 organisation', other: (shown) => `${shown} organisations` });

export const findOrganisationsTexts = {
  title: 'Organisations',
  description:
    'Colleges, companies and partners on Saharambh: who they are, where they are, and the projects that are of them.',
  headline: 'Colleges and companies that take part.',
  intro: 'We have checked the register and the letter of each one. Students, projects and credit begin here.',
  all: 'All organisations',
  search: 'Search organisations',
  searchHint: 'Name, place, or anything an organisation says of itself.',
  submit: 'Search',
  filters: 'Filters',
  filtersIn: (count: number) => `Filters (${number(count)})`,
  kind: 'Kind',
  place: 'City or district',
  any: 'Any',
  apply: 'Show organisations',
  shown: (total: Total) => `${organisations(total)}, the newest first.`,
  found: (total: Total) => `${organisations(total)} found.`,
  none: 'No organisation is like this.',
  noneYet: 'No organisation is open here yet.',
  typed: (words: string) => `“${words}”`,
  without: (chosen: string, total: Total) => `Without ${chosen}: ${organisations(total)}`,
  clear: 'Clear all',
  close: 'Close',
  drop: (filter: string) => `Leave out: ${filter}`,
  pages: 'Pages',
  first: 'First page',
  next: 'Older organisations',
  openTitle: 'Do you act for a college or a company?',
  openText: 'You need the mark of an organisation and a letter. We look at both in two working days.',
  open: 'Open an organisation',
} as const;
