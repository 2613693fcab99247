import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { accountEvents } from './events.ts';

export const accountNotifications: Notifications = {
  rules: {
    'accounts.created': { emails: ['welcome'] },
    'accounts.removed': {
      none: 'The account no longer exists; its shared objects have events of their own.',
    },
    'accounts.updated': { emails: ['password-changed', 'email-changed'] },
  } satisfies NotificationRules<typeof accountEvents>,
  subjects: { account: async (_, ids) => new Map(ids.map((id) => [id, { thing: '', key: '' }])) },
};
