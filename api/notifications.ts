import * as calls from '#contract/notifications/calls.ts';
import { countUnread } from '#core/notifications/count-unread.ts';
import { getMailWays } from '#core/notifications/get-mail-ways.ts';
import { listNotifications } from '#core/notifications/list-notifications.ts';
import { markRead } from '#core/notifications/mark-read.ts';
import { setMailWays } from '#core/notifications/set-mail-ways.ts';
import { unsubscribe } from '#core/notifications/unsubscribe.ts';
import { readUnsubscribeToken } from '#core/notifications/unsubscribe-token.ts';
import { countTurns } from '#core/today/count-turns.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const notificationEndpoints: Endpoint[] = [
  answer(calls.getNotifications, ({ core, actor, params }) => listNotifications(core, actor, params)),

  answer(calls.getNotificationCounts, async ({ core, actor }) => {
    const [turns, unread] = await Promise.all([countTurns(core, actor), countUnread(core, actor)]);
    return { turns, unread };
  }),

  answer(calls.putNotificationsRead, ({ core, actor, params }) => markRead(core, actor, params), [
    perHour(1000, byMember),
  ]),

  answer(calls.getMailWays, ({ core, actor }) => getMailWays(core, actor)),

  answer(calls.putMailWays, ({ core, actor, params }) => setMailWays(core, actor, params), [
    perHour(100, byMember),
  ]),

  answer(calls.getUnsubscription, async ({ core, params }) => {
    const { topic } = readUnsubscribeToken(core, params.token);
    return { topic };
  }),

  answer(calls.putUnsubscription, ({ core, params }) => unsubscribe(core, params.token)),
];
