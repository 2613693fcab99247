import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { leavingEvents } from './events.ts';

export const leavingNotifications: Notifications = {
  rules: {
    'accounts.leaving': { emails: ['leaving'] },
    'accounts.kept': { nobody: 'Whoever stays has said so themself.' },
  } satisfies NotificationRules<typeof leavingEvents>,
};
