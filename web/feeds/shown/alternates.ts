import type { MetaDescriptor } from 'react-router';
import type { FeedForm } from '#contract/feeds/rare-paths.ts';

const types = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/feed+json',
} as const;

/** Tells feed readers where the same stands as a feed. */
export function alternates(title: string, addressOf: (form: FeedForm) => string): MetaDescriptor[] {
  return Object.entries(types).map(([form, type]) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href: addressOf(form as FeedForm),
  }));
}
