import { postSavedProjectSearch, postSavedSearch } from '#contract/saved-searches/calls.ts';
import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import { asAsked, filtersIn as opportunityFiltersIn } from '#web/opportunities/shown/filters.ts';
import { filtersIn as projectFiltersIn } from '#web/projects/member/find/filters.ts';
import { savedSearchElsewhereTexts as texts } from '#web/saved-searches/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';
import { searchSent } from './shown/search-sent.ts';

/** The links and parts of this module on pages of other modules. */
export const savedSearchesElsewhere = {
  saves: {
    async opportunities(sent, { ask }) {
      const { order: _, ...filters } = asAsked(opportunityFiltersIn(searchSent(sent)));
      await ask(postSavedSearch, { name: '', ...filters });
      return { done: 'searchSaved' };
    },
    async projects(sent, { ask }) {
      await ask(postSavedProjectSearch, { name: '', ...projectFiltersIn(searchSent(sent)) });
      return { done: 'searchSaved' };
    },
  },
  untilAdult: [
    async ({ rooms }) =>
      rooms.includes('saved') ? { to: savedSearchPaths.saved, label: texts.saved } : null,
  ],
} satisfies ModuleElsewhere;
