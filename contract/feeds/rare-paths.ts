/** The forms of a feed, by the ends of their addresses. */
export const feedForms = ['atom', 'rss', 'json', 'ics'] as const;
export type FeedForm = (typeof feedForms)[number];

/** Addresses to which hardly any page leads: the scripts of all others do without them. */
export const feedPaths = {
  ofAll: (form: FeedForm) => `/opportunities.${form}`,
  ofProject: (slug: string, form: FeedForm) => `/projects/${slug}/opportunities.${form}`,
  /** Stands in pages of other sites. */
  card: '/embed/opportunities',
  /** Gives the card to copy. */
  embed: '/embed',
} as const;
