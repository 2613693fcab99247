import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { sessionEvents } from './events.ts';

export const sessionNotifications: Notifications = {
  rules: {
    'sessions.created': { emails: ['new-device'] },
    'sessions.renewed': { nobody: 'Nothing has changed for the person.' },
    'sessions.deleted': { nobody: 'Settings show which sessions are open.' },
  } satisfies NotificationRules<typeof sessionEvents>,
};
