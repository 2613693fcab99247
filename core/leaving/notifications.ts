import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { leavingEvents } from './events.ts';

export const leavingNotifications: Notifications = {
  rules: {
    'accounts.leaving': { emails: ['leaving'] },
    'accounts.kept': { none: 'The member chose to stay.' },
  } satisfies NotificationRules<typeof leavingEvents>,
};
