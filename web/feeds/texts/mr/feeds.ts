import type { FeedEntry } from '#core/feeds/find-feed.ts';
import type { Translated } from '#rules/text/translated.ts';
import { site } from '#web/ground/texts/mr/site.ts';
import { publicOpportunitiesTexts } from '#web/opportunities/texts/mr/public-opportunities.ts';
import { creditWords, districtWords, givesLine, kindLabels } from '#web/opportunities/texts/mr/values.ts';
import type { feedTexts as english } from '../en/feeds.ts';

function factsOf(one: FeedEntry): string {
  const where = districtWords({ mode: one.mode, place: one.district });
  return [givesLine(one), creditWords(one), where].filter(Boolean).join(' · ');
}

export const feedTexts = {
  title: `${site.name}: ${publicOpportunitiesTexts.title}`,
  titleOf: (project) => `${site.name}: ${project} मधील संधी`,
  description: publicOpportunitiesTexts.description,
  facts: factsOf,
  summary: (one) => `${factsOf(one)}\n\n${one.text}`,
  tags: ({ kind, skills }) => [kindLabels[kind], ...skills],
  days: {
    closes: ({ title, project }) => `अर्जाचा शेवटचा दिवस: ${title}, ${project.name}`,
    begins: ({ title, project }) => `पहिला दिवस: ${title}, ${project.name}`,
  },
  unreadable: (filter) => `हा फिल्टर वाचता येत नाही: ${filter.slice(0, 40)}`,
  unknown: 'असे कोणतेही फीड नाही.',
} satisfies Translated<typeof english>;
