import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';

type Marked = { notification: string; isAlone: boolean };

/** Marks one of the member's notifications as read, or all up to it. A read one stays read; nothing is refused. */
export async function markRead(
  core: Core,
  { id }: Pick<Member, 'id'>,
  { notification, isAlone }: Marked,
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      // In the order of their ids, like every code that holds several (`steps/read-done.ts`).
      .with('held', (db) =>
        db
          .selectFrom('unread_notifications as unread')
          .innerJoin('notifications as told', (join) =>
            join.onRef('told.account_id', '=', 'unread.account_id').onRef('told.id', '=', 'unread.id'),
          )
          .select('told.id as held_id')
          .where('unread.account_id', '=', id)
          .where('unread.id', isAlone ? '=' : '<=', notification)
          .orderBy('told.id')
          .forUpdate('told'),
      )
      .updateTable('notifications')
      .from('held')
      .set({ read_at: now, mail_at: null })
      .whereRef('id', '=', 'held_id')
      .where('account_id', '=', id)
      .where('read_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await record(tx, { name: 'notifications.read', accountId: id });
  });
}
