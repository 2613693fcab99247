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
          .selectFrom('notifications')
          .select('id as held_id')
          .where('account_id', '=', id)
          .where('id', isAlone ? '=' : '<=', notification)
          .where('read_at', 'is', null)
          .orderBy('id')
          .forUpdate(),
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
