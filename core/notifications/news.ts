import { accountChanged } from '../accounts/news.ts';
import type { Presenters } from '../ground/realtime.ts';

/** Of an event that more people are told of, pages learn when they are asked for next. */
const most = 200;
const attribute = 'notifications';

export const notificationNews: Presenters = {
  async 'notifications.written'(core, { subject: { eventId } }) {
    const told = await core.db
      .selectFrom('notifications')
      .select('account_id')
      .where('event_id', '=', eventId)
      .limit(most + 1)
      .execute();
    if (told.length > most) return [];
    return (await Promise.all(told.map((row) => accountChanged(core, row.account_id, attribute)))).flat();
  },
  'notifications.read': (core, { accountId }) => accountChanged(core, accountId, attribute),
  'notifications.waysChosen': (core, { accountId }) => accountChanged(core, accountId, attribute),
};
