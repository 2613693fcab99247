import { listApplications } from '#contract/applications/calls.ts';
import { getFoundOpportunities } from '#contract/opportunities/find-calls.ts';
import { findTabs } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import { withGlyphs } from '#web/projects/shown/drawn-of.ts';
import { afterIn, asAsked, filtersIn } from '../../shown/filters.ts';

export const loader = loads(async ({ ask, url, projectId }) => {
  const filters = filtersIn(url.searchParams);
  const after = afterIn(url.searchParams);
  const [found, sent] = await Promise.all([
    ask(getFoundOpportunities, { ...asAsked(filters), after }),
    ask(listApplications, { list: 'open' }),
  ]);
  const applied = new Set(sent.applications.map(({ opportunity }) => opportunity.id));
  return {
    tabs: findTabs,
    filters,
    after,
    ...found,
    opportunities: withGlyphs(found.opportunities, projectId).map((one) => ({
      ...one,
      isApplied: applied.has(one.id),
    })),
  };
});
