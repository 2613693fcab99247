import type { Db } from '#db/connect.ts';
import { Refusal } from '../ground/refusal.ts';
import { rowOf, type SearchRow } from './row.ts';

/** @throws Refusal `saved_search_unknown` */
export async function findOwn(db: Db, { id }: { id: string }, searchId: string): Promise<SearchRow> {
  const row = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', searchId)
    .where('account_id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('saved_search_unknown');
  return rowOf(row);
}
