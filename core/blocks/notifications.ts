import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { blockEvents } from './events.ts';

export const blockNotifications: Notifications = {
  rules: {
    'blocks.changed': { none: 'A block is silent: only the member who made it sees it.' },
  } satisfies NotificationRules<typeof blockEvents>,
};
