import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { findNew } from '../opportunities/find-new.ts';
import { nextLook } from './next-look.ts';
import { rowOf } from './row.ts';

/** Searches that one transaction looks through. */
const most = 50;
/** Longer than a transaction lives between opening a place and its commit: what is so new is told the next time. */
const settledSeconds = 30;

/**
 * Looks through every saved search that is due for what has opened since the last look, and has it told. A look and what
 * it tells are one commit, and a search that somebody else looks through is passed over.
 */
export async function lookForNew(core: Core): Promise<void> {
  while ((await core.db.transaction().execute((tx) => lookThroughSome(core, tx))) === most);
}

async function lookThroughSome(core: Core, tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('saved_searches')
    .innerJoin('standings', 'standings.account_id', 'saved_searches.account_id')
    .selectAll('saved_searches')
    .select(['standings.zone', now.as('at')])
    .select(sql<Date>`now() - make_interval(secs => ${settledSeconds})`.as('until'))
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .orderBy('saved_searches.id')
    .limit(most)
    .forUpdate('saved_searches')
    .skipLocked()
    .execute();
  for (const { zone, at, until, ...stored } of due) {
    const { id, filters, told_until: since } = rowOf(stored);
    const { ids, count } = await findNew(core, filters, { since, until });
    await tx
      .updateTable('saved_searches')
      .set({ told_until: until > since ? until : since, look_at: nextLook(at, zone, id) })
      .$if(count > 0, (query) => query.set({ found: ids, found_count: count }))
      .where('id', '=', id)
      .execute();
    if (count > 0)
      await record(tx, { name: 'savedSearches.found', accountId: null, subject: { searchId: id } });
  }
  return due.length;
}
