import { sql } from 'kysely';
import type { SavedSearchBody } from '#contract/saved-searches/calls.ts';
import type { SearchKind } from '#contract/saved-searches/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findOwn } from './find-own.ts';
import { type AnyFilters, askedFor } from './kinds-of-searches.ts';
import { presentSearch, rowOf } from './row.ts';

type Said = AnyFilters & { savedSearchId: string; version: number; name: string };

/**
 * Changes the name and filters of a saved search. Results of the new filters are reported from now on.
 * @throws Refusal `saved_search_unknown`, `saved_search_empty`, `conflict`; `saved_search_twice` where another one has
 * the same filters
 */
export async function editSearch(
  core: Core,
  member: Member,
  said: Said,
  kind: SearchKind = 'opportunities',
): Promise<SavedSearchBody> {
  const filters = JSON.stringify(askedFor(kind, said));
  const { savedSearchId: id, version, name } = said;
  return core.db.transaction().execute(async (tx) => {
    await holdOwnStanding(tx, member);
    const row = await findOwn(tx, member, id);
    if (row.kind !== kind) throw new Refusal('saved_search_unknown');
    const isSame = sql<boolean>`filters = ${filters}::jsonb`;
    const same = await tx
      .selectFrom('saved_searches')
      .select('id')
      .where('account_id', '=', member.id)
      .where('kind', '=', kind)
      .where(isSame)
      .executeTakeFirst();
    if (row.name === name && same?.id === id) return presentSearch(row);
    if (row.version !== version) throw new Refusal('conflict');
    if (same && same.id !== id) throw new Refusal('saved_search_twice');
    const changed = await tx
      .updateTable('saved_searches')
      .set({ name, filters, version: version + 1 })
      .$if(same === undefined, (query) => query.set({ told_until: sql<Date>`clock_timestamp()` }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return presentSearch(rowOf(changed));
  });
}
