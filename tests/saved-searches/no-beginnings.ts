import {
  deleteSavedSearch,
  postSavedProjectSearch,
  postSavedSearch,
  putSavedProjectSearch,
  putSavedSearch,
} from '#contract/saved-searches/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const savedSearchNoBeginnings = {
  own: [postSavedSearch, putSavedSearch, postSavedProjectSearch, putSavedProjectSearch, deleteSavedSearch],
} satisfies NoBeginnings;
