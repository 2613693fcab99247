import * as calls from '#contract/saved-searches/calls.ts';
import { innerSavedSearchPaths } from '#contract/saved-searches/inner-paths.ts';
import { newId } from '#core/ground/ids.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';
import { savedSearchNoBeginnings } from './no-beginnings.ts';
import { savedSearchThings } from './things.ts';

export const savedSearchSamples = {
  access: accessOf(
    calls,
    {
      listSavedSearches: nothing,
      postSavedSearch: nothing,
      getSavedSearch: savedSearchThings.savedSearch,
      putSavedSearch: savedSearchThings.savedSearch,
      postSavedProjectSearch: nothing,
      putSavedProjectSearch: savedSearchThings.savedProjectSearch,
      deleteSavedSearch: savedSearchThings.savedSearch,
    },
    {
      postSavedSearch: { kind: () => 'Internship' },
      putSavedSearch: { kind: () => 'Internship' },
      postSavedProjectSearch: { stage: () => 'Pilot' },
      putSavedProjectSearch: { stage: () => 'Pilot' },
    },
  ),
  events: {
    'savedSearches.found': [
      async (core) => {
        const [{ id: accountId }, searchId] = [await someone(core), newId()];
        await core.db
          .insertInto('saved_searches')
          .values({ id: searchId, account_id: accountId, name: 'Mine', filters: '{}', look_at: new Date() })
          .execute();
        const event = { name: 'savedSearches.found', accountId: null, subject: { searchId } } as const;
        return { event, notified: { [accountId]: 'search_found' } };
      },
    ],
  },
  givings: {
    saved_searches: {
      async walk(walk) {
        const address = '/find/opportunities?kind=Internship';
        await walk.open(address);
        await walk.press(address, { intent: 'saveSearch', kind: 'Internship' });
      },
    },
  },
  rows: {
    saved_searches: `insert into saved_searches (id, account_id, name, filters, look_at) values (md5('y' || $1), $1, 'Mine', '{}', now())`,
  },
  addresses: async ({ own }) => ({
    [innerSavedSearchPaths.savedSearch(':id')]: innerSavedSearchPaths.savedSearch(
      await own(savedSearchThings.savedSearch, 'savedSearchId'),
    ),
  }),
  words: ['Mine'],
  noBeginnings: savedSearchNoBeginnings,
} satisfies ModuleSamples;
