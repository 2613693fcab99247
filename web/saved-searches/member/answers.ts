import { listSavedOpportunities } from '#contract/opportunities/calls.ts';
import { listSavedSearches } from '#contract/saved-searches/calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { loads } from '#web/forms/load.ts';
import { withGlyphs } from '#web/projects/shown/drawn-of.ts';
import { filtersOf } from './filters-of.ts';

export const loader = loads(async ({ ask, projectId }) => {
  const [{ opportunities }, { age }] = await Promise.all([
    ask(listSavedOpportunities, {}),
    ask(getStanding, {}),
  ]);
  // The search itself opens with 18.
  const { searches } = age === 'adult' ? await ask(listSavedSearches, {}) : { searches: null };
  return {
    opportunities: withGlyphs(opportunities, projectId),
    searches: searches?.map(({ $id, name, found, filters }) => ({ $id, name, found, ...filtersOf(filters) })),
  };
});
