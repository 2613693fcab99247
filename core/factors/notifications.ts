import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { factorEvents } from './events.ts';

export const factorNotifications: Notifications = {
  rules: {
    'factors.changed': { emails: ['factor-changed'] },
  } satisfies NotificationRules<typeof factorEvents>,
};
