import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { peopleEvents } from './events.ts';

export const peopleNotifications: Notifications = {
  rules: {
    'people.changed': { none: 'Members change their own page.' },
  } satisfies NotificationRules<typeof peopleEvents>,
};
