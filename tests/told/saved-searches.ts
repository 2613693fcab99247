import { newId } from '#core/ground/ids.ts';
import { type Cases, someone } from './world.ts';

export const toldOfSavedSearches: Cases<'savedSearches.found'> = {
  'savedSearches.found': [
    async (core) => {
      const [{ id: accountId }, searchId] = [await someone(core), newId()];
      await core.db
        .insertInto('saved_searches')
        .values({ id: searchId, account_id: accountId, name: 'Mine', filters: '{}', look_at: new Date() })
        .execute();
      const event = { name: 'savedSearches.found', accountId: null, subject: { searchId } } as const;
      return { event, told: { [accountId]: 'search_found' } };
    },
  ],
};
