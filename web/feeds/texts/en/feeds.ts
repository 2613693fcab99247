import type { FeedEntry } from '#core/feeds/find-feed.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { publicOpportunitiesTexts } from '#web/opportunities/texts/en/public-opportunities.ts';
import { creditWords, districtWords, givesLine, kindLabels } from '#web/opportunities/texts/en/values.ts';

/** The pay, and where: ₹6,000 to ₹9,000 a month or equity · Nagpur, Maharashtra or remote */
function factsOf(one: FeedEntry): string {
  const where = districtWords({ mode: one.mode, place: one.district });
  return [givesLine(one), creditWords(one), where].filter(Boolean).join(' · ');
}

/** The words of the feeds. */
export const feedTexts = {
  title: `${site.name}: ${publicOpportunitiesTexts.title}`,
  titleOf: (project: string) => `${site.name}: Opportunities of ${project}`,
  description: publicOpportunitiesTexts.description,
  facts: factsOf,
  summary: (one: FeedEntry) => `${factsOf(one)}\n\n${one.text}`,
  tags: ({ kind, skills }: FeedEntry) => [kindLabels[kind], ...skills],
  days: {
    closes: ({ title, project }: FeedEntry) => `Last day to apply: ${title}, ${project.name}`,
    begins: ({ title, project }: FeedEntry) => `First day: ${title}, ${project.name}`,
  },
  unreadable: (filter: string) => `This filter cannot be read: ${filter.slice(0, 40)}`,
  unknown: 'There is no such feed.',
};
