import * as calls from '#contract/saved-searches/calls.ts';
import { deleteSearch } from '#core/saved-searches/delete-search.ts';
import { editSearch } from '#core/saved-searches/edit-search.ts';
import { getSearch } from '#core/saved-searches/get-search.ts';
import { listSearches } from '#core/saved-searches/list-searches.ts';
import { saveSearch } from '#core/saved-searches/save-search.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const savedSearchEndpoints: Endpoint[] = [
  answer(calls.listSavedSearches, ({ core, actor }) => listSearches(core, actor)),

  answer(calls.postSavedSearch, ({ core, actor, params }) => saveSearch(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(
    calls.postSavedProjectSearch,
    ({ core, actor, params }) => saveSearch(core, actor, params, 'projects'),
    [perHour(60, byMember)],
  ),

  answer(calls.getSavedSearch, ({ core, actor, params }) => getSearch(core, actor, params.savedSearchId)),

  answer(calls.putSavedSearch, ({ core, actor, params }) => editSearch(core, actor, params), [
    perHour(200, byMember),
  ]),

  answer(
    calls.putSavedProjectSearch,
    ({ core, actor, params }) => editSearch(core, actor, params, 'projects'),
    [perHour(200, byMember)],
  ),

  answer(calls.deleteSavedSearch, ({ core, actor, params }) =>
    deleteSearch(core, actor, params.savedSearchId),
  ),
];
