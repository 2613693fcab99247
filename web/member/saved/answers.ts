import { listSavedOpportunities } from '#contract/opportunities.ts';
import { listSavedSearches } from '#contract/saved-searches.ts';
import { getStanding } from '#contract/standing.ts';
import { loads } from '../../forms/load.ts';
import { filtersOf } from './filters-of.ts';

export const loader = loads(async ({ ask }) => {
  const [{ opportunities }, { age }] = await Promise.all([
    ask(listSavedOpportunities, {}),
    ask(getStanding, {}),
  ]);
  // The search itself opens with 18.
  const { searches } = age === 'adult' ? await ask(listSavedSearches, {}) : { searches: null };
  return {
    opportunities,
    searches: searches?.map(({ $id, name, found, filters }) => ({ $id, name, found, ...filtersOf(filters) })),
  };
});
