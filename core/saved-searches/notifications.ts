import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { savedSearchEvents } from './events.ts';
import { rowOf } from './row.ts';
import { searchAddress } from './search-address.ts';

export const savedSearchNotifications: Notifications = {
  rules: {
    'savedSearches.found': { tells: (tx, { subject }) => tellOwner(tx, subject.searchId) },
  } satisfies NotificationRules<typeof savedSearchEvents>,
  forms: {
    search_found: { about: 'saved_search', path: (key) => `${opportunityPaths.findOpportunities}?${key}` },
  },
  subjects: { saved_search: describe },
};

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
  const open = await db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .select(['opportunities.id', 'opportunities.title'])
    .where('opportunities.id', 'in', ['', ...searches.flatMap(({ found }) => found)])
    .where('opportunities.state', '=', 'live')
    .where('projects.state', '=', 'published')
    .where('projects.held_back_at', 'is', null)
    .execute();
  const titles = new Map(open.map(({ id, title }) => [id, title]));
  return new Map(
    searches.flatMap(({ id, name, filters, found }): [string, NotifiedSubject][] => {
      const parts = found.flatMap((one) => titles.get(one) ?? []);
      const subject = { thing: name || nameOf(filters), key: searchAddress(filters), parts };
      return parts.length > 0 ? [[id, subject]] : [];
    }),
  );
}

/** The text or choice of the member, where they have not named the search. */
function nameOf({ search, skill, place, kind }: ReturnType<typeof rowOf>['filters']): string {
  return [search, skill, place, kind === 'jobs' ? '' : kind].filter(Boolean).join(', ');
}
