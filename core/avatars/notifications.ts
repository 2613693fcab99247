import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { avatarEvents } from './events.ts';

const own = { none: 'Members change their own picture.' };

export const avatarNotifications: Notifications = {
  rules: { 'avatars.updated': own, 'avatars.removed': own } satisfies NotificationRules<typeof avatarEvents>,
};
