import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { FeedEntry } from '#core/feeds/find-feed.ts';

/** The content of a feed, for each of its forms. Addresses are whole. */
export type Feed = {
  title: string;
  /** The page that shows the same to people. */
  page: string;
  self: string;
  origin: string;
  /** When the newest change was; the beginning of time without entries. */
  updated: Date;
  entries: FeedEntry[];
};

export function addressOf(origin: string, { slug }: Pick<FeedEntry, 'slug'>): string {
  return origin + opportunityPaths.opportunity(slug);
}
