import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { blockEvents } from './events.ts';

export const blockNotifications: Notifications = {
  rules: {
    'blocks.changed': { nobody: 'A block is silent: nobody but whoever made it ever hears of it.' },
  } satisfies NotificationRules<typeof blockEvents>,
};
