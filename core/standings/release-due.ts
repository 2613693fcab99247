import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { liftSuspension } from './steps/lift-suspension.ts';

const batch = 500;

/**
 * Time alone makes members visible: an 18th birthday, or the end of a suspension. Queries about one member compare with
 * the present time; lists and open sockets learn of the change here.
 */
export async function releaseDue(core: Core): Promise<number> {
  let released = 0;
  for (let found = batch; found === batch; released += found) {
    found = await core.db.transaction().execute(async (tx) => {
      // The accounts are held first, as everywhere. A busy one waits for the next run.
      const due = await tx
        .selectFrom('accounts')
        .innerJoin('standings', 'standings.account_id', 'accounts.id')
        .select('accounts.id')
        .where((row) =>
          row.or([
            row.and([row('standings.hidden', '=', true), row('standings.seen_from', '<=', now)]),
            row.and([
              row('standings.suspended_at', 'is not', null),
              row('standings.suspended_until', '<=', now),
            ]),
          ]),
        )
        .orderBy('accounts.id')
        .limit(batch)
        .forUpdate('accounts')
        .skipLocked()
        .execute();
      const ids = due.map(({ id }) => id);
      const isHeld = sql<boolean>`account_id = any(${ids}::text[])`;
      const ended = await tx
        .selectFrom('standings')
        .select('account_id')
        .where(isHeld)
        .where('suspended_until', '<=', now)
        .execute();
      for (const { account_id: accountId } of ended) await liftSuspension(tx, accountId);
      await tx
        .updateTable('standings')
        .set({ hidden: false })
        .where(isHeld)
        .where('hidden', '=', true)
        .where('seen_from', '<=', now)
        .execute();
      for (const accountId of ids) await record(tx, { name: 'standings.changed', accountId });
      return ids.length;
    });
  }
  return released;
}
