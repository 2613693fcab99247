/** The forms of a feed, by the ends of their addresses. */
export const feedForms = ['atom', 'rss', 'json', 'ics'] as const;
export type FeedForm = (typeof feedForms)[number];

/** Whole, so that the pages of a language can put it before each of them. */
const ofAll = {
  atom: '/opportunities.atom',
  rss: '/opportunities.rss',
  json: '/opportunities.json',
  ics: '/opportunities.ics',
} as const satisfies Record<FeedForm, string>;

const ofProject = {
  atom: (slug: string) => `/projects/${slug}/opportunities.atom`,
  rss: (slug: string) => `/projects/${slug}/opportunities.rss`,
  json: (slug: string) => `/projects/${slug}/opportunities.json`,
  ics: (slug: string) => `/projects/${slug}/opportunities.ics`,
} as const satisfies Record<FeedForm, (slug: string) => string>;

/** Addresses to which hardly any page leads: the scripts of all others do without them. */
export const feedPaths = {
  ofAll: (form: FeedForm) => ofAll[form],
  ofProject: (slug: string, form: FeedForm) => ofProject[form](slug),
  /** Stands in pages of other sites. */
  card: '/embed/opportunities',
  /** Gives the card to copy. */
  embed: '/embed',
} as const;
