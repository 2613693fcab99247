import type { NotificationListBody } from '#contract/notifications/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { notificationRows } from './find-rows.ts';
import { presentNotification, sayAll } from './present.ts';

const pageSize = 30;

/** The member's notifications, newest first. `cursor` is the last entry of the page before. */
export async function listNotifications(
  core: Pick<Core, 'db'>,
  { id }: Pick<Member, 'id'>,
  { cursor }: { cursor?: string | undefined },
): Promise<NotificationListBody> {
  const rows = await notificationRows(core.db)
    .where('notifications.account_id', '=', id)
    .$if(cursor !== undefined, (query) => query.where('notifications.id', '<', cursor ?? ''))
    .orderBy('notifications.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const said = await sayAll(core.db, page);
  return {
    notifications: page.flatMap((row) => {
      const own = said.get(row.id);
      return own ? presentNotification(row, own) : [];
    }),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
  };
}
