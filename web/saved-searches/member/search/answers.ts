import {
  deleteSavedSearch,
  getSavedSearch,
  putSavedProjectSearch,
  putSavedSearch,
} from '#contract/saved-searches/calls.ts';
import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { asAsked, filtersIn as opportunityFiltersIn } from '#web/opportunities/shown/filters.ts';
import { filtersIn as projectFiltersIn } from '#web/projects/member/find/filters.ts';
import { searchSent } from '../../shown/search-sent.ts';
import { searchShown } from '../search-shown.ts';

export const loader = loads(async ({ ask, param }) => {
  const saved = await ask(getSavedSearch, { savedSearchId: param('id') });
  const { $id, name, version } = saved;
  return { $id, name, version, ...searchShown(saved) };
});

export const action = acts(
  {
    async save(sent, visit) {
      const savedSearchId = visit.param('id');
      try {
        await put(sent, visit);
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
        const now = await visit.ask(getSavedSearch, { savedSearchId });
        const said = [now.name, searchShown(now).words].filter(Boolean).join(': ');
        return { fault: { code: 'conflict' }, about: { version: String(now.version), said } };
      }
      return { done: 'saved' };
    },
    async delete(_, { ask, param }) {
      await ask(deleteSavedSearch, { savedSearchId: param('id') });
      return { done: 'deleted', to: savedSearchPaths.saved };
    },
  },
  {
    saved_search_empty: { fields: ['search'] },
    general_argument_invalid: ({ param = '' }) => ({
      ...(param === 'name' && { code: 'saved_search_name_long' as const }),
      fields: [param],
    }),
  },
);

/** The form says by `of` which search it is. */
async function put(sent: Sent, { ask, param }: Visit): Promise<void> {
  const typed = searchSent(sent);
  const kept = {
    savedSearchId: param('id'),
    version: Number(sent.text('version')) || 1,
    name: sent.text('name'),
  };
  if (sent.text('of') === 'projects') {
    await ask(putSavedProjectSearch, { ...kept, ...projectFiltersIn(typed) });
    return;
  }
  const { order: _, ...filters } = asAsked(opportunityFiltersIn(typed));
  await ask(putSavedSearch, { ...kept, ...filters });
}
