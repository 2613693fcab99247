import { liveNewest } from '#core/opportunities/live-newest.ts';
import { publicHandles } from '#core/people/public-handles.ts';
import { publishedSlugs } from '#core/projects/published-slugs.ts';
import { listStories } from '#core/stories/list-stories.ts';
import { coreContext } from '#web/entry.server.tsx';
import { pageContext } from '#web/page-context.ts';
import { addressesOf } from '#web/pages.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/sitemap';
import { xml, xmlResponse } from './xml.ts';

/** A sitemap may hold 50,000 addresses: so many of each, with room for the other pages. */
const most = 16_000;

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const { stories } = await listStories(context.get(coreContext));
  const projects = await publishedSlugs(context.get(coreContext), { most });
  const live = await liveNewest(context.get(coreContext), { most });
  const people = await publicHandles(context.get(coreContext), { most });
  const entries = [
    ...addressesOf(({ isInSitemap }) => isInSitemap === true).map(
      (path) => `<url><loc>${xml(origin + path)}</loc></url>`,
    ),
    ...stories.map(
      ({ slug, date }) =>
        `<url><loc>${xml(origin + paths.story(slug))}</loc><lastmod>${date.slice(0, 10)}</lastmod></url>`,
    ),
    ...projects.map(
      ({ slug, updated_at: at }) =>
        `<url><loc>${xml(origin + paths.project(slug))}</loc><lastmod>${at.toISOString().slice(0, 10)}</lastmod></url>`,
    ),
    ...live.map(
      ({ slug, updated_at: at }) =>
        `<url><loc>${xml(origin + paths.opportunity(slug))}</loc><lastmod>${at.toISOString().slice(0, 10)}</lastmod></url>`,
    ),
    ...people.map((handle) => `<url><loc>${xml(origin + paths.person(handle))}</loc></url>`),
  ];
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
    'application/xml',
  );
}
