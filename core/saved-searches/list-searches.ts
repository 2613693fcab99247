import type { SavedSearchBody } from '#contract/saved-searches/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentSearch, rowOf } from './row.ts';

/** The searches that the member has saved, last saved first. */
export async function listSearches({ db }: Core, { id }: Member): Promise<{ searches: SavedSearchBody[] }> {
  const rows = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
  return { searches: rows.map((row) => presentSearch(rowOf(row))) };
}
