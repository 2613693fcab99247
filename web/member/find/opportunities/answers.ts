import { getFoundOpportunities } from '#contract/find-opportunities.ts';
import { postSavedSearch } from '#contract/saved-searches.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';
import { afterIn, asAsked, filtersIn } from '../../../opportunities/filters.ts';
import { withGlyphs } from '../../../projects/drawn-of.ts';

export const loader = loads(async ({ ask, url, projectId }) => {
  const filters = filtersIn(url.searchParams);
  const after = afterIn(url.searchParams);
  const found = await ask(getFoundOpportunities, { ...asAsked(filters), after });
  return { filters, after, ...found, opportunities: withGlyphs(found.opportunities, projectId) };
});

export const action = acts({
  async saveSearch(sent, { ask }) {
    const typed = [...sent.entries()].map(([name, value]): [string, string] => [name, String(value)]);
    const { order: _, ...filters } = asAsked(filtersIn(new URLSearchParams(typed)));
    await ask(postSavedSearch, { name: '', ...filters });
    return { done: 'searchSaved' };
  },
});
