import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** What others know of this module by name. */
export const savedSearchKinds = {
  notifications: {
    search_found: 'searches',
  },
  refusals: {
    saved_search_unknown: 'not_found',
    saved_search_empty: 'invalid',
    saved_search_twice: 'conflict',
    saved_searches_many: 'forbidden',
  },
} as const satisfies ModuleKinds;
