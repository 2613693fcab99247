import * as calls from '#contract/notifications/calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const notificationAccess = accessOf(calls, {
  getNotifications: nothing,
  getNotificationCounts: nothing,
  putNotificationsRead: nothing,
  getMailWays: nothing,
  putMailWays: nothing,
  getUnsubscription: nothing,
  putUnsubscription: nothing,
});
