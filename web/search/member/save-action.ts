import { savesOfSearches } from '#web/elsewhere.ts';
import { acts } from '#web/forms/act.ts';

/** The action of a search that shows `SaveSearch`: the module that keeps searches declares how each kind is saved. */
export function saves(kind: 'opportunities' | 'projects') {
  const save = savesOfSearches.get(kind);
  if (!save) throw new Error(`No module saves searches for ${kind}.`);
  return acts({ saveSearch: save });
}
