import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { fileEvents } from './events.ts';

const own = {
  none: 'Only its owner changes a file; actions of others have events of their own.',
};

export const fileNotifications: Notifications = {
  rules: {
    'files.created': own,
    'files.updated': own,
    'files.deleted': own,
  } satisfies NotificationRules<typeof fileEvents>,
};
