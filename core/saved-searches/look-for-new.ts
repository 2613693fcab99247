import { sql } from 'kysely';
import { inSeconds, now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { kindOf } from './kinds-of-searches.ts';
import { nextLook } from './next-look.ts';
import { rowOf } from './row.ts';

const atOnce = 200;
/** Looks that run together. Half of the connections of searches stay free for members (db/connect.ts). */
const together = 2;
/** Longer than a transaction takes from opening an opportunity to its commit. Newer results are reported the next time. */
const settledSeconds = 30;
/** A failed search is tried again after this time. */
const againSeconds = 3600;

/**
 * Looks through every due saved search for new results, and records an event for them in the same commit. A search that
 * another server looks through is skipped, and a failing one does not stop the others.
 */
export async function lookForNew(core: Core): Promise<void> {
  const faults: unknown[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const due = await findDue(core, after);
    // Each takes the next one that no other has taken.
    const left = due.values();
    const takeTurns = async () => {
      for (const id of left)
        await look(core, id).catch(async (error: unknown) => {
          faults.push(error);
          await putOff(core, id);
        });
    };
    await Promise.all(Array.from({ length: together }, takeTurns));
    after = due.length === atOnce ? due.at(-1) : undefined;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} saved searches failed.`);
}

async function findDue({ db }: Core, after: string): Promise<string[]> {
  const due = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('look_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  return due.map(({ id }) => id);
}

function look(core: Core, searchId: string): Promise<void> {
  return core.db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('saved_searches')
      .innerJoin('standings', 'standings.account_id', 'saved_searches.account_id')
      .selectAll('saved_searches')
      .select(['standings.zone', now.as('at')])
      .select(sql<Date>`now() - make_interval(secs => ${settledSeconds})`.as('until'))
      .where('saved_searches.id', '=', searchId)
      .where('look_at', '<=', now)
      .forUpdate('saved_searches')
      .skipLocked()
      .executeTakeFirst();
    if (!due) return;
    const { zone, at, until, ...stored } = due;
    const { id, kind, filters, told_until: since, account_id: accountId } = rowOf(stored);
    const { ids, count } = await kindOf(kind).findNew(core, filters, { since, until, accountId });
    await tx
      .updateTable('saved_searches')
      .set({ told_until: until > since ? until : since, look_at: nextLook(at, zone, id) })
      .$if(count > 0, (query) => query.set({ found: ids, found_count: count }))
      .where('id', '=', id)
      .execute();
    if (count > 0)
      await record(tx, { name: 'savedSearches.found', accountId: null, subject: { searchId: id } });
  });
}

async function putOff({ db }: Core, id: string): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ look_at: inSeconds(againSeconds) })
    .where('id', '=', id)
    .where('look_at', '<=', now)
    .execute();
}
