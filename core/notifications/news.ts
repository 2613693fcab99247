import { accountChanged } from '../accounts/news.ts';
import type { Presenters } from '../ground/realtime.ts';

/** Of an event with more recipients, open pages hear only that there is something new, for so many readers at a time. */
const most = 200;
const attribute = 'notifications';

export const notificationNews: Presenters = {
  async 'notifications.written'(core, { subject: { eventId } }) {
    const rows = await core.db
      .selectFrom('notifications')
      .select('account_id')
      .where('event_id', '=', eventId)
      .execute();
    const told = rows.map((row) => row.account_id);
    if (told.length <= most)
      return (await Promise.all(told.map((id) => accountChanged(core, id, attribute)))).flat();
    return Array.from({ length: Math.ceil(told.length / most) }, (_, at) => ({
      path: [['notifications', eventId]],
      action: 'create',
      body: { $id: eventId },
      readers: told.slice(at * most, (at + 1) * most).map((id) => `user:${id}`),
    }));
  },
  'notifications.read': (core, { accountId }) => accountChanged(core, accountId, attribute),
  'notifications.waysChosen': (core, { accountId }) => accountChanged(core, accountId, attribute),
};
