import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
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
