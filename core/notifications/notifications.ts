import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { notificationEvents } from './events.ts';

const own = { nobody: 'The own pages hear of it, so that their counts are right.' };

export const ownNotifications: Notifications = {
  rules: {
    'notifications.written': own,
    'notifications.read': own,
    'notifications.waysChosen': own,
  } satisfies NotificationRules<typeof notificationEvents>,
};
