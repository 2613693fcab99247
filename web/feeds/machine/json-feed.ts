import { projectPaths } from '#contract/projects/paths.ts';
import { feedTexts as texts } from '#web/feeds/texts/en/feeds.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { addressOf, type Feed } from './shape.ts';

/** A feed by JSON Feed 1.1. */
export function jsonFeedOf({ title, page, self, origin, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    description: texts.description,
    language: site.language,
    items: entries.map((one) => ({
      id: addressOf(origin, one),
      url: addressOf(origin, one),
      title: one.title,
      content_text: texts.summary(one),
      date_published: one.publishedAt.toISOString(),
      date_modified: one.updatedAt.toISOString(),
      authors: [{ name: one.project.name, url: origin + projectPaths.project(one.project.slug) }],
      tags: texts.tags(one),
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
