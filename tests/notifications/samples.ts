import * as calls from '#contract/notifications/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const notificationSamples = {
  access: accessOf(calls, {
    getNotifications: nothing,
    getNotificationCounts: nothing,
    putNotificationsRead: nothing,
    getMailWays: nothing,
    putMailWays: nothing,
    getUnsubscription: nothing,
    putUnsubscription: nothing,
  }),
  events: {
    'notifications.written': 'nobody',
    'notifications.read': 'nobody',
    'notifications.waysChosen': 'nobody',
  },
} satisfies ModuleSamples;
