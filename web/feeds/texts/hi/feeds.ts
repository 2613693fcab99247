import type { FeedEntry } from '#core/feeds/find-feed.ts';
import type { Translated } from '#rules/text/translated.ts';
import { site } from '#web/ground/texts/hi/site.ts';
import { publicOpportunitiesTexts } from '#web/opportunities/texts/hi/public-opportunities.ts';
import { creditWords, districtWords, givesLine, kindLabels } from '#web/opportunities/texts/hi/values.ts';
import type { feedTexts as english } from '../en/feeds.ts';

function factsOf(one: FeedEntry): string {
  const where = districtWords({ mode: one.mode, place: one.district });
  return [givesLine(one), creditWords(one), where].filter(Boolean).join(' · ');
}

export const feedTexts = {
  title: `${site.name}: ${publicOpportunitiesTexts.title}`,
  titleOf: (project) => `${site.name}: ${project} के अवसर`,
  description: publicOpportunitiesTexts.description,
  facts: factsOf,
  summary: (one) => `${factsOf(one)}\n\n${one.text}`,
  tags: ({ kind, skills }) => [kindLabels[kind], ...skills],
  days: {
    closes: ({ title, project }) => `आवेदन का आख़िरी दिन: ${title}, ${project.name}`,
    begins: ({ title, project }) => `पहला दिन: ${title}, ${project.name}`,
  },
  unreadable: (filter) => `यह फ़िल्टर पढ़ा नहीं जा सकता: ${filter.slice(0, 40)}`,
  unknown: 'ऐसी कोई फ़ीड नहीं है।',
} satisfies Translated<typeof english>;
