import { type RawBuilder, sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { alone, dropUnless, type Month, monthsWhere } from '../ground/months.ts';

const most = 10_000;
const kept = sql`interval '180 days'`;
/** Rows before this moment are of months that began half a year ago. */
const tooOld = sql<Date>`date_trunc('month', now() - ${kept}, 'UTC') + interval '1 month'`;

/** Removes the notifications of a month half a year after its first day: they go with their part of the table. */
export async function forgetOld({ db }: Pick<Core, 'db'>): Promise<void> {
  for (const month of await monthsWhere(db, 'notifications', sql`began <= now() - ${kept}`)) {
    await inBatches(db, forgetUnread(month, sql`limit ${sql.lit(most)} for update skip locked`));
    await alone(db, async (tx) => {
      // The drop has waited for those who marked or deleted one meanwhile.
      if (await dropUnless(tx, month.name, sql`false`)) await forgetUnread(month, sql``).execute(tx);
    });
  }
  // Those from before there were months, and those that a restore brought without the part of their month.
  const isOld = sql`month < first_event_id(${tooOld})`;
  await inBatches(
    db,
    sql`delete from notifications where ${isOld} and (account_id, id) in (
      select account_id, id from notifications where ${isOld} and created_at < ${tooOld} limit ${sql.lit(most)}
    )`,
  );
  await alone(db, (tx) => dropUnless(tx, 'notifications_before', sql`true`));
}

const forgetUnread = ({ first, end }: Month, which: RawBuilder<unknown>) => sql`
  with old as materialized (
    select account_id, event_id from unread_notifications where month >= ${first} and month < ${end} ${which}
  )
  delete from unread_notifications as unread using old
  where unread.account_id = old.account_id and unread.event_id = old.event_id`;

async function inBatches(db: Core['db'], remove: RawBuilder<unknown>): Promise<void> {
  while ((await remove.execute(db)).numAffectedRows === BigInt(most));
}
