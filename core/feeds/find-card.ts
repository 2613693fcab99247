import type { CardFilters, Unreadable } from '#contract/feeds/filters.ts';
import type { Core } from '../ground/core.ts';
import { isShared } from '../open-data/is-shared.ts';
import { type FeedEntry, findFeed } from './find-feed.ts';

/** The newest open opportunities of projects that have not opted out, for a card. */
export function findCard(
  core: Core,
  { show, ...asked }: CardFilters,
): Promise<{ entries: FeedEntry[] } | Unreadable> {
  const all = {
    search: '',
    remote: '',
    hours: '',
    pay: 0,
    equity: '',
    credit: '',
    institution: '',
    verified: '',
    begins: '',
    textIn: '',
  } as const;
  const filters = { ...all, ...asked, currency: 'INR', order: 'newest' } as const;
  return findFeed(core, { filters, most: Number(show), only: isShared });
}
