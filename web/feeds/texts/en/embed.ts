import type { FeedForm } from '#contract/feeds/rare-paths.ts';
import { site } from '#web/ground/texts/en/site.ts';

/** Of the page that gives the card and the feeds. */
export const embedTexts = {
  /** On the page of all opportunities. */
  link: 'Opportunities on your own site: a card and feeds',
  title: 'Opportunities on your site',
  description: 'A card with open opportunities for your own page, and feeds for programs.',
  lead: 'Colleges and communities can show open opportunities on their own pages.',
  choose: 'Choose the opportunities',
  show: 'How many',
  make: 'Make the card',
  unknownPlace: 'We don’t know this place. Name a city, a district or a PIN code.',
  nowhere: 'Name a place for this distance.',
  longSkill: 'Write a shorter skill.',
  copy: 'Copy this into your page',
  frame: (address: string) =>
    `<iframe src="${address.replaceAll('&', '&amp;')}" title="Opportunities on ${site.name}" width="100%" height="480" loading="lazy" style="border:0"></iframe>`,
  nothing: 'The card has no scripts and sets no cookies. We do not count its views.',
  looks: 'See how it looks',
  feeds: 'Feeds',
  feedsHow:
    'Programs can read the same opportunities in four forms. A feed takes the filters of the search, written behind its address, as in “?kind=Internship”. Each project has these feeds, too.',
  forms: { atom: 'Atom', rss: 'RSS', json: 'JSON Feed', ics: 'Calendar' } satisfies Record<FeedForm, string>,
  all: 'All open opportunities are also in',
  data: 'the open data',
};
