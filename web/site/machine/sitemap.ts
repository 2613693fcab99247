import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import { liveNewest } from '#core/opportunities/live-newest.ts';
import { openSlugs } from '#core/organisations/open-slugs.ts';
import { publicHandles } from '#core/people/public-handles.ts';
import { publishedSlugs } from '#core/projects/published-slugs.ts';
import { listStories } from '#core/stories/list-stories.ts';
import { coreContext } from '#web/entry.server.tsx';
import { pageContext } from '#web/page-context.ts';
import { addressesOf } from '#web/pages.ts';
import type { Route } from './+types/sitemap';
import { xml, xmlResponse } from './xml.ts';

/** A sitemap may hold 50,000 addresses: so many of each kind leave enough for the other pages. */
const most = 12_000;

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const { stories } = await listStories(context.get(coreContext));
  const projects = await publishedSlugs(context.get(coreContext), { most });
  const live = await liveNewest(context.get(coreContext), { most });
  const people = await publicHandles(context.get(coreContext), { most });
  const organisations = await openSlugs(context.get(coreContext), { most });
  const entries = [
    ...addressesOf(({ isInSitemap }) => isInSitemap === true).map(
      (path) => `<url><loc>${xml(origin + path)}</loc></url>`,
    ),
    ...stories.map(
      ({ slug, date }) =>
        `<url><loc>${xml(origin + storyPaths.story(slug))}</loc><lastmod>${date.slice(0, 10)}</lastmod></url>`,
    ),
    ...projects.map(
      ({ slug, updated_at: at }) =>
        `<url><loc>${xml(origin + projectPaths.project(slug))}</loc><lastmod>${at.toISOString().slice(0, 10)}</lastmod></url>`,
    ),
    ...live.map(
      ({ slug, updated_at: at }) =>
        `<url><loc>${xml(origin + opportunityPaths.opportunity(slug))}</loc><lastmod>${at.toISOString().slice(0, 10)}</lastmod></url>`,
    ),
    ...organisations.map(
      (slug) => `<url><loc>${xml(origin + organisationPaths.organisation(slug))}</loc></url>`,
    ),
    ...people.map((handle) => `<url><loc>${xml(origin + peoplePaths.person(handle))}</loc></url>`),
  ];
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
    'application/xml',
  );
}
