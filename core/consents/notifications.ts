import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { consentEvents } from './events.ts';

export const consentNotifications: Notifications = {
  rules: {
    'consents.changed': { none: 'Members give and take back their own consent.' },
  } satisfies NotificationRules<typeof consentEvents>,
};
