import { listApplications } from '#contract/applications/calls.ts';
import { getFoundOpportunities } from '#contract/opportunities/find-calls.ts';
import { postSavedSearch } from '#contract/saved-searches/calls.ts';
import { acts } from '#web/forms/act.ts';
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
    filters,
    after,
    ...found,
    opportunities: withGlyphs(found.opportunities, projectId).map((one) => ({
      ...one,
      isApplied: applied.has(one.id),
    })),
  };
});

export const action = acts({
  async saveSearch(sent, { ask }) {
    const typed = [...sent.entries()].map(([name, value]): [string, string] => [name, String(value)]);
    const { order: _, ...filters } = asAsked(filtersIn(new URLSearchParams(typed)));
    await ask(postSavedSearch, { name: '', ...filters });
    return { done: 'searchSaved' };
  },
});
