import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { supervisionEvents } from './events.ts';

export const supervisionNotifications: Notifications = {
  rules: {
    'accounts.blocked': { emails: ['account-suspended'] },
    'accounts.unblocked': { emails: ['suspension-ended'] },
  } satisfies NotificationRules<typeof supervisionEvents>,
};
