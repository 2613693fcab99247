import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { sessionEvents } from './events.ts';

export const sessionNotifications: Notifications = {
  rules: {
    'sessions.created': { emails: ['new-device'] },
    'sessions.renewed': { none: 'Nothing has changed for the member.' },
    'sessions.noticed': { none: 'The member has just been here.' },
    'sessions.deleted': { none: 'Settings show which sessions are open.' },
  } satisfies NotificationRules<typeof sessionEvents>,
};
