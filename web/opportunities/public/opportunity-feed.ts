import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { liveNewest } from '#core/opportunities/live-newest.ts';
import { coreContext } from '#web/entry.server.tsx';
import { site } from '#web/ground/texts/en/site.ts';
import { publicOpportunitiesTexts as texts } from '#web/opportunities/texts/en/public-opportunities.ts';
import { pageContext } from '#web/page-context.ts';
import { xml, xmlResponse } from '#web/site/machine/xml.ts';
import type { Route } from './+types/opportunity-feed';

const most = 50;

/** The newest open opportunities as an Atom feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const live = await liveNewest(context.get(coreContext), { most });
  const newest = Math.max(0, ...live.map((one) => one.updated_at.getTime()));
  const head = [
    `<title>${xml(`${site.name}: ${texts.title}`)}</title>`,
    `<subtitle>${xml(texts.description)}</subtitle>`,
    `<id>${xml(origin + opportunityPaths.opportunities)}</id>`,
    `<link href="${xml(origin + opportunityPaths.opportunities)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(origin + opportunityPaths.opportunityFeed)}"/>`,
    `<updated>${new Date(newest).toISOString()}</updated>`,
  ];
  const entries = live.map((one) => {
    const address = xml(origin + opportunityPaths.opportunity(one.slug));
    return [
      '<entry>',
      `<title>${xml(one.title)}</title><id>${address}</id><link href="${address}"/>`,
      `<published>${one.published_at.toISOString()}</published><updated>${one.updated_at.toISOString()}</updated>`,
      `<author><name>${xml(one.project)}</name></author>`,
      `<summary>${xml(one.wouldDo)}</summary>`,
      '</entry>',
    ].join('');
  });
  return xmlResponse(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">\n${[...head, ...entries].join('\n')}\n</feed>`,
    'application/atom+xml',
  );
}
