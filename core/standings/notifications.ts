import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { standingEvents } from './events.ts';

export const standingNotifications: Notifications = {
  rules: {
    'standings.changed': { none: 'Each change for the member has an event of its own.' },
    'standings.suspended': { emails: ['account-suspended'] },
    'standings.suspensionEnded': { emails: ['suspension-ended'] },
    'standings.childFound': { emails: ['birth-date-corrected'] },
  } satisfies NotificationRules<typeof standingEvents>,
};
