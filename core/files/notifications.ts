import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { fileEvents } from './events.ts';

const own = {
  nobody: 'Files are changed by those whose they are; what others do with them has events of its own.',
};

export const fileNotifications: Notifications = {
  rules: {
    'files.created': own,
    'files.updated': own,
    'files.deleted': own,
  } satisfies NotificationRules<typeof fileEvents>,
};
