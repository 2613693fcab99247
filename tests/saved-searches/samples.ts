import * as calls from '#contract/saved-searches/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';
import { opportunityThings } from '../opportunities/things.ts';

export const savedSearchSamples = {
  access: accessOf(
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
  ),
} satisfies ModuleSamples;
