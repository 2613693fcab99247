import { deleteSavedSearch, getSavedSearch, putSavedSearch } from '#contract/saved-searches/calls.ts';
import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { searchWords } from '#web/opportunities/shown/filter-words.ts';
import { asAsked, filtersIn } from '#web/opportunities/shown/filters.ts';
import { filtersOf } from '../filters-of.ts';

export const loader = loads(async ({ ask, param }) => {
  const { filters, ...search } = await ask(getSavedSearch, { savedSearchId: param('id') });
  return { ...search, ...filtersOf(filters) };
});

export const action = acts(
  {
    async save(sent, { ask, param }) {
      const savedSearchId = param('id');
      const typed = [...sent.entries()].map(([name, value]): [string, string] => [name, String(value)]);
      const { order: _, ...filters } = asAsked(filtersIn(new URLSearchParams(typed)));
      const version = Number(sent.text('version')) || 1;
      try {
        await ask(putSavedSearch, { savedSearchId, version, name: sent.text('name'), ...filters });
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
        const now = await ask(getSavedSearch, { savedSearchId });
        const said = [now.name, searchWords(filtersOf(now.filters).filters)].filter(Boolean).join(': ');
        return { fault: { code: 'conflict' }, about: { version: String(now.version), said } };
      }
      return { done: 'saved' };
    },
    async delete(_, { ask, param }) {
      await ask(deleteSavedSearch, { savedSearchId: param('id') });
      return { done: 'deleted', to: savedSearchPaths.saved };
    },
  },
  { saved_search_empty: { fields: ['search'] } },
);
