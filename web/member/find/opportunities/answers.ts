import { getFoundOpportunities } from '#contract/find-opportunities.ts';
import { loads } from '../../../forms/load.ts';
import { afterIn, asAsked, filtersIn } from '../../../opportunities/filters.ts';

export const loader = loads(async ({ ask, url }) => {
  const filters = filtersIn(url.searchParams);
  const after = afterIn(url.searchParams);
  return { filters, after, ...(await ask(getFoundOpportunities, { ...asAsked(filters), after })) };
});
