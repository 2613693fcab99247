import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const savedSearchKinds = {
  // Saved searches are looked through once a week.
  topics: { searches: { usual: 'weekly', ways: ['weekly', 'never'], consent: 'saved_searches' } },
  consents: { saved_searches: { text: 'privacy', by: 'member', ends: 'here' } },
  notifications: {
    search_found: 'searches',
  },
  refusals: {
    saved_search_unknown: ['not_found', 'There is no such saved search.'],
    saved_search_empty: ['invalid', 'A saved search asks for something.'],
    saved_search_twice: ['conflict', 'The member has saved this search already.'],
    saved_searches_many: ['forbidden', 'The member has saved as many searches as one may.'],
  },
  fieldErrors: ['saved_search_name_long'],
} as const satisfies ModuleKinds;
