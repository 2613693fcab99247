import type { FeedEntry } from '#core/feeds/find-feed.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { creditWords, districtWords, givesLine, kindLabels } from '#web/opportunities/texts/en/values.ts';

/** The words of the card, and of the page that gives it. */
export const cardTexts = {
  title: `Opportunities on ${site.name}`,
  gives: (one: FeedEntry) => [givesLine(one), creditWords(one)].filter(Boolean).join(' · '),
  facts: (one: FeedEntry) =>
    [kindLabels[one.kind], one.project.name, districtWords({ mode: one.mode, place: one.district })]
      .filter(Boolean)
      .join(' · '),
  empty: 'No opportunities here today',
  all: 'All opportunities',
  unreadable: (filter: string) => `This filter cannot be read: ${filter.slice(0, 40)}`,
} as const;
