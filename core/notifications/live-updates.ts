import { sql } from 'kysely';
import { accountChanged } from '../accounts/live-updates.ts';
import type { Presenters } from '../ground/realtime.ts';

/** Of an event with more recipients, open pages hear only that there is something new, for so many readers at a time. */
const most = 200;
const attribute = 'notifications';
const idsOfMonth = sql.lit(10 ** 12);

/** The month of an event, in which its notifications are written or in a later one. */
const monthOf = (eventId: string) => sql<string>`${eventId}::bigint / ${idsOfMonth} * ${idsOfMonth}`;

export const notificationLiveUpdates: Presenters = {
  async 'notifications.written'(core, { subject: { eventId } }) {
    const rows = await core.db
      .selectFrom('notifications')
      .select('account_id')
      .where('event_id', '=', eventId)
      .where('month', '>=', monthOf(eventId))
      .execute();
    const recipients = rows.map((row) => row.account_id);
    if (recipients.length <= most)
      return (await Promise.all(recipients.map((id) => accountChanged(core, id, attribute)))).flat();
    return Array.from({ length: Math.ceil(recipients.length / most) }, (_, at) => ({
      path: [['notifications', eventId]],
      action: 'create',
      body: { $id: eventId },
      readers: recipients.slice(at * most, (at + 1) * most).map((id) => `user:${id}`),
    }));
  },
  'notifications.read': (core, { accountId }) => accountChanged(core, accountId, attribute),
  'notifications.waysChosen': (core, { accountId }) => accountChanged(core, accountId, attribute),
};
