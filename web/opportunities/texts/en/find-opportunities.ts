import { findLanguage } from '#contract/lists/interface-languages.ts';
import type { OpportunityFilter } from '#contract/opportunities/filters.ts';
import type { Total } from '#contract/search/shapes.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';

const opportunities = (total: Total) =>
  total.isMore
    ? `${number(total.count)}+ opportunities`
    : plural(total.count, { one: () => '1 opportunity', other: (shown) => `${shown} opportunities` });

export const findOpportunitiesTexts = {
  tab: 'Opportunities',
  one: 'Opportunity',
  sayWhat: 'Say what you can do and how many hours you have, and see what fits',
  pageTitle: 'Find opportunities',
  description: 'Open opportunities by words, kind, skill, place, hours, pay and more.',
  search: 'Search open opportunities',
  searchHint: 'Title, skills or anything it says of itself.',
  submit: 'Search',
  filters: 'Filters',
  filtersIn: (count: number) => `Filters (${number(count)})`,
  groups: { hours: 'Hours', place: 'Place', gives: 'Gives', begins: 'Begins', more: 'More' },
  any: 'Any',
  kind: 'Kind',
  jobs: 'Internships and jobs',
  skill: 'Skill',
  place: 'Near',
  placeHint: 'A city, a district or a PIN code.',
  within: 'Within',
  km: (km: string) => `${km} km`,
  usualWithin: '25 km',
  remote: 'Can be done from anywhere',
  hours: 'Hours a week',
  atMost: (hours: string) => `At most ${hours}`,
  pay: 'Pay a month, at least',
  currency: 'Currency',
  equity: 'Equity possible',
  credit: 'College credit',
  institution: 'Credit confirmed by',
  verified: 'Of verified people only',
  textIn: 'Text in',
  begins: 'Begins',
  inDays: { 7: 'Within a week', 14: 'Within two weeks', 30: 'Within a month', 90: 'Within three months' },
  order: 'Shown first',
  orders: { newest: 'The newest', closing: 'Closing soonest' },
  fit: 'What fits me best',
  apply: 'Show opportunities',
  all: (total: Total) => `${opportunities(total)} open.`,
  /** 14 opportunities need at most 10 hours a week near Nagpur, Maharashtra: internships and jobs, remote. */
  found: (total: Total, { hours, place, others }: { hours: string; place: string; others: string[] }) => {
    const isOne = total.count === 1 && !total.isMore;
    const need = hours === '' ? '' : `${isOne ? ' needs' : ' need'} at most ${hours} hours a week`;
    const near = place === '' ? '' : ` near ${place}`;
    const rest = others.length > 0 ? `: ${others.join(', ')}` : '';
    return `${opportunities(total)}${need || (isOne ? ' is open' : ' are open')}${near}${rest}.`;
  },
  centres: 'Distances are from centre to centre.',
  unknownPlace: (typed: string) => `We don’t know a place called ${typed}. Name a city or a district.`,
  unknownPin: 'We don’t know this PIN code. Choose the district.',
  payOtherwise: (total: Total) =>
    plural(total.count, {
      one: () => '1 more opportunity states its pay in another way.',
      other: () => `${opportunities(total)} more state their pay in another way.`,
    }),
  none: 'No opportunity is like this.',
  noneYet: 'No opportunity is open now.',
  without: (chosen: string, total: Total) => `Without ${chosen}: ${opportunities(total)}`,
  clear: 'Clear all',
  close: 'Close',
  drop: (filter: string) => `Leave out: ${filter}`,
  pages: 'Pages',
  first: 'First page',
  next: 'More opportunities',
  about: (km: number) => `about ${number(km)} km`,
  chosen: {
    search: (value: string) => `“${value}”`,
    kind: (value: string) => (value === 'jobs' ? 'internships and jobs' : value),
    skill: (value: string) => value,
    place: (value: string) => `near ${value}`,
    remote: () => 'remote',
    hours: (value: string) => `at most ${value} h a week`,
    pay: (value: string) => `at least ${number(Number(value))} a month`,
    equity: () => 'equity',
    credit: () => 'college credit',
    institution: (value: string) => `credit confirmed by ${value}`,
    verified: () => 'verified',
    textIn: (value: string) => `text in ${findLanguage(value)?.name ?? value}`,
    begins: (value: string) => `begins within ${value} days`,
  } satisfies Record<OpportunityFilter, (value: string) => string>,
  saved: 'Saved',
  appliedTo: 'Applied',
  savedNone: 'You have saved no opportunity yet.',
  savedHow: 'Save an opportunity on its page, and find it here again.',
  applied: 'My applications',
  savedTitle: 'Saved opportunities',
  savedBar: 'Saved',
  findBar: 'Find',
  isOver: 'Not open any more',
  save: 'Save',
  unsave: 'Remove from saved',
  publicPage: 'Its public page, to share',
  toApplication: 'Your application',
  workspace: 'Your team’s view of it',
} as const;
