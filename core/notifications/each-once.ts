import type { Notification } from '../ground/notification.ts';

/** A notification with its event, and the moment from which it may be mailed. */
export type TimedNotification = Notification & { eventId: string; at: Date };

/** Gives each member one notification of an event, and none to the member who caused it. */
export function eachOnce(
  { eventId, at }: { eventId: string; at: Date },
  notifications: readonly Notification[],
): TimedNotification[] {
  const first = new Map<string, TimedNotification>();
  for (const notification of notifications)
    if (notification.accountId !== notification.by && !first.has(notification.accountId))
      first.set(notification.accountId, { ...notification, eventId, at });
  return [...first.values()];
}
