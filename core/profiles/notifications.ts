import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { profileEvents } from './events.ts';

const own = { none: 'Members change their own profile.' };

export const profileNotifications: Notifications = {
  rules: {
    'profiles.created': own,
    'profiles.updated': own,
    'profiles.deleted': own,
  } satisfies NotificationRules<typeof profileEvents>,
};
