import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { notificationEvents } from './events.ts';

const own = { none: 'A live update corrects the counts on the member’s own pages.' };

export const ownNotifications: Notifications = {
  rules: {
    'notifications.written': own,
    'notifications.read': own,
    'notifications.waysChosen': own,
  } satisfies NotificationRules<typeof notificationEvents>,
};
