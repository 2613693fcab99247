import * as calls from '#contract/saved-searches/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import { opportunityThings } from '../opportunities/things.ts';

/** The thing that each call of this module names. */
export const savedSearchAccess = accessOf(
  calls,
  {
    listSavedSearches: nothing,
    postSavedSearch: nothing,
    getSavedSearch: opportunityThings.savedSearch,
    putSavedSearch: opportunityThings.savedSearch,
    deleteSavedSearch: opportunityThings.savedSearch,
  },
  {
    postSavedSearch: { kind: () => 'Internship' },
    putSavedSearch: { kind: () => 'Internship' },
  },
);
