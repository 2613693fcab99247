import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { holdEvents } from './events.ts';

export const holdNotifications: Notifications = {
  rules: {
    'holds.changed': { none: 'The rights centre shows it.' },
  } satisfies NotificationRules<typeof holdEvents>,
};
