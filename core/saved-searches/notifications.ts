import { searchKinds } from '#contract/saved-searches/limits.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { savedSearchEvents } from './events.ts';
import { kindOf } from './kinds-of-searches.ts';
import { rowOf } from './row.ts';

export const savedSearchNotifications: Notifications = {
  rules: {
    'savedSearches.found': { tells: (tx, { subject }) => tellOwner(tx, subject.searchId) },
  } satisfies NotificationRules<typeof savedSearchEvents>,
  forms: {
    search_found: { about: 'saved_search', path: pathOfSearch },
  },
  subjects: { saved_search: describe },
};

/** Of a key of `describe`: the kind of the search, and the query. */
function pathOfSearch(key: string): string {
  const [kind, query = ''] = key.split('?');
  const { page } = kindOf(searchKinds.find((one) => one === kind) ?? 'opportunities');
  return `${page}?${query}`;
}

async function tellOwner(tx: Tx, searchId: string): Promise<Notification[]> {
  const row = await tx
    .selectFrom('saved_searches')
    .select('account_id')
    .where('id', '=', searchId)
    .executeTakeFirst();
  return row ? [{ accountId: row.account_id, kind: 'search_found', subjectId: searchId }] : [];
}

/** Describes searches with their new results that are still open. A search with none left is left out. */
async function describe(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const searches = rows.map(rowOf);
  const described: [string, NotifiedSubject][] = [];
  for (const one of searchKinds) {
    const own = searches.filter(({ kind }) => kind === one);
    if (own.length === 0) continue;
    const { titlesOf, nameOf, query } = kindOf(one);
    const titles = await titlesOf(
      db,
      own.flatMap(({ found }) => found),
    );
    for (const { id, name, filters, found } of own) {
      const parts = found.flatMap((result) => titles.get(result) ?? []);
      if (parts.length > 0)
        described.push([id, { thing: name || nameOf(filters), key: `${one}?${query(filters)}`, parts }]);
    }
  }
  return new Map(described);
}
