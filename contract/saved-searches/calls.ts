import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { searchFilters } from '../opportunities/find-calls.ts';
import { projectSearchFilters } from '../projects/find-calls.ts';
import { savedSearchLimits as limits, type SearchKind } from './limits.ts';

const saved = {
  $id: z.string(),
  /** The name that the member gave it; empty without one. */
  name: z.string(),
  version: z.int(),
  savedAt: date,
  /** How many results were new at the last notification. */
  found: z.int(),
};
/** `of` says what is searched, and `filters` are as that search takes them. */
const savedSearch = z
  .discriminatedUnion('of', [
    z.object({ ...saved, of: z.literal('opportunities'), filters: z.object(searchFilters) }),
    z.object({ ...saved, of: z.literal('projects'), filters: z.object(projectSearchFilters) }),
  ])
  .meta({ id: 'SavedSearch' });
export type SavedSearchBody = z.infer<typeof savedSearch>;
/** As the search of the kind takes them. */
export type SearchedFilters<Kind extends SearchKind = 'opportunities'> = Extract<
  SavedSearchBody,
  { of: Kind }
>['filters'];

const name = optionalText(limits.name).default('');
const version = z.coerce
  .number(broken('range', 1, 2_147_483_647))
  .int()
  .min(1);
const ofMember = { foreign: 'saved_search_unknown', gone: 'saved_search_unknown' } as const;

export const listSavedSearches = call({
  method: 'GET',
  path: '/account/saved-searches',
  summary: 'The searches that the member has saved, the last saved first',
  access: 'adult',
  params: {},
  answer: { status: 200, body: z.object({ searches: z.array(savedSearch) }), about: 'All of them' },
  refusals: [],
});

export const postSavedSearch = call({
  method: 'POST',
  path: '/account/saved-searches',
  summary: 'Save a search for opportunities; once a week a mail says what is new in it',
  access: 'adult',
  params: { name, ...searchFilters },
  answer: {
    status: 201,
    body: savedSearch,
    about: 'The saved search; the one from before where there is one',
  },
  refusals: ['saved_searches_many', 'saved_search_empty'],
});

export const postSavedProjectSearch = call({
  method: 'POST',
  path: '/account/saved-project-searches',
  summary: 'Save a search for projects; once a week an email says what is new in it',
  access: 'adult',
  params: { name, ...projectSearchFilters },
  answer: {
    status: 201,
    body: savedSearch,
    about: 'The saved search; the one from before where there is one',
  },
  refusals: ['saved_searches_many', 'saved_search_empty'],
});

export const getSavedSearch = call({
  method: 'GET',
  path: '/account/saved-searches/:savedSearchId',
  summary: 'A saved search',
  access: 'adult',
  ...ofMember,
  params: { savedSearchId: id },
  answer: { status: 200, body: savedSearch, about: 'The saved search' },
  refusals: [],
});

export const putSavedSearch = call({
  method: 'PUT',
  path: '/account/saved-searches/:savedSearchId',
  summary: 'Change what a saved search is called and asks for',
  access: 'adult',
  ...ofMember,
  params: { savedSearchId: id, version, name, ...searchFilters },
  answer: { status: 200, body: savedSearch, about: 'The saved search' },
  refusals: ['conflict', 'saved_search_empty', 'saved_search_twice'],
});

export const putSavedProjectSearch = call({
  method: 'PUT',
  path: '/account/saved-project-searches/:savedSearchId',
  summary: 'Change what a saved search for projects is called and asks for',
  access: 'adult',
  ...ofMember,
  params: { savedSearchId: id, version, name, ...projectSearchFilters },
  answer: { status: 200, body: savedSearch, about: 'The saved search' },
  refusals: ['conflict', 'saved_search_empty', 'saved_search_twice'],
});

export const deleteSavedSearch = call({
  method: 'DELETE',
  path: '/account/saved-searches/:savedSearchId',
  summary: 'Forget a saved search',
  access: 'member',
  foreign: 'answered',
  gone: 'answered',
  params: { savedSearchId: id },
  answer: { status: 204, body: null, about: 'It is not there any more' },
  refusals: [],
});
