import type { RouterContextProvider } from 'react-router';
import { readFeedFilters } from '#contract/feeds/filters.ts';
import { feedLimits } from '#contract/feeds/limits.ts';
import { type FeedForm, feedForms } from '#contract/feeds/rare-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { type FeedEntry, findFeed } from '#core/feeds/find-feed.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { coreContext } from '#web/entry.server.tsx';
import { feedTexts as texts } from '#web/feeds/texts/en/feeds.ts';
import { pageContext } from '#web/page-context.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { atomOf } from './atom.ts';
import { calendarOf } from './calendar.ts';
import { jsonFeedOf } from './json-feed.ts';
import { rssOf } from './rss.ts';
import type { Feed } from './shape.ts';

const forms: Record<FeedForm, { type: string; most: number; write: (feed: Feed) => string }> = {
  atom: { type: 'application/atom+xml', most: feedLimits.entries, write: atomOf },
  rss: { type: 'application/rss+xml', most: feedLimits.entries, write: rssOf },
  json: { type: 'application/feed+json', most: feedLimits.entries, write: jsonFeedOf },
  // Each has two days.
  ics: { type: 'text/calendar', most: feedLimits.calendarEntries / 2, write: calendarOf },
};

type Asked = { context: Readonly<RouterContextProvider>; url: URL; params: { slug?: string } };

/** The open opportunities of all projects or of one, in the form that the end of the address names. */
export async function loader({ context, url, params: { slug } }: Asked): Promise<Response> {
  const form = feedForms.find((one) => url.pathname.replace(/\/$/, '').endsWith(`.${one}`));
  if (!form) return plain(404, texts.unknown);
  const filters = readFeedFilters(url.searchParams);
  if ('unreadable' in filters) return plain(400, texts.unreadable(filters.unreadable));
  const { type, most, write } = forms[form];
  try {
    const found = await findFeed(context.get(coreContext), { filters, most, project: slug });
    if ('unreadable' in found) return plain(400, texts.unreadable(found.unreadable));
    const { origin } = context.get(pageContext);
    return new Response(write(feedOf(found, origin, url, slug)), {
      headers: { ...keptForAll(), 'Content-Type': `${type}; charset=utf-8` },
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'project_unknown') return plain(404, texts.unknown);
    throw error;
  }
}

type Found = { entries: FeedEntry[]; projectName: string };

function feedOf(
  { entries, projectName }: Found,
  origin: string,
  { pathname, search }: URL,
  slug?: string,
): Feed {
  return {
    title: slug === undefined ? texts.title : texts.titleOf(projectName),
    page:
      origin + (slug === undefined ? opportunityPaths.opportunities + search : projectPaths.project(slug)),
    self: origin + pathname + search,
    origin,
    updated: new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()))),
    entries,
  };
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
