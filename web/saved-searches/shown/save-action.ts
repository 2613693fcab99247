import { postSavedSearch } from '#contract/saved-searches/calls.ts';
import { acts } from '#web/forms/act.ts';
import { asAsked, filtersIn } from '#web/opportunities/shown/filters.ts';

/** The action of a page that shows `SaveSearch`. */
export const action = acts({
  async saveSearch(sent, { ask }) {
    const typed = [...sent.entries()].map(([name, value]): [string, string] => [name, String(value)]);
    const { order: _, ...filters } = asAsked(filtersIn(new URLSearchParams(typed)));
    await ask(postSavedSearch, { name: '', ...filters });
    return { done: 'searchSaved' };
  },
});
