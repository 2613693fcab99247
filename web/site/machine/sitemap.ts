import { interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
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
import { inLanguage } from '#web/page-at.ts';
import { pageContext } from '#web/page-context.ts';
import { addressesOf } from '#web/pages.ts';
import type { Route } from './+types/sitemap';
import { xml, xmlResponse } from './xml.ts';

/** A sitemap may hold 50,000 addresses: so many of each kind leave enough for the other pages. */
const most = 12_000;

export async function loader({ context }: Route.LoaderArgs) {
  const { origin, languages } = context.get(pageContext);
  const inAll = alternatesOf(languages, origin);
  const { stories } = await listStories(context.get(coreContext));
  const projects = await publishedSlugs(context.get(coreContext), { most });
  const live = await liveNewest(context.get(coreContext), { most });
  const people = await publicHandles(context.get(coreContext), { most });
  const organisations = await openSlugs(context.get(coreContext), { most });
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const entry = (path: string, changed = '') =>
    `<url><loc>${xml(origin + path)}</loc>${changed && `<lastmod>${changed}</lastmod>`}${inAll(path)}</url>`;
  const entries = [
    ...addressesOf(({ isInSitemap }) => isInSitemap === true).map((path) => entry(path)),
    ...stories.map(({ slug, date }) => entry(storyPaths.story(slug), date.slice(0, 10))),
    ...projects.map(({ slug, updated_at: at }) => entry(projectPaths.project(slug), day(at))),
    ...live.map(({ slug, updated_at: at }) => entry(opportunityPaths.opportunity(slug), day(at))),
    ...organisations.map((slug) => entry(organisationPaths.organisation(slug))),
    ...people.map((handle) => entry(peoplePaths.person(handle))),
  ];
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>`,
    'application/xml',
  );
}

/** The addresses of a page in each language that is offered; empty where there is one alone. */
function alternatesOf(offered: readonly LanguageCode[], origin: string): (path: string) => string {
  const languages = interfaceLanguages.filter(({ code }) => offered.includes(code));
  if (languages.length < 2) return () => '';
  const link = (named: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${named}" href="${xml(origin + address)}"/>`;
  return (path) =>
    languages.map(({ code, locale }) => link(locale, inLanguage(code, path))).join('') +
    link('x-default', path);
}
