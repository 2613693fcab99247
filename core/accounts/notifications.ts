import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { accountEvents } from './events.ts';

export const accountNotifications: Notifications = {
  rules: {
    'accounts.created': { emails: ['welcome'] },
    'accounts.removed': {
      nobody: 'Whom it was about has gone; what others shared with them has events of its own.',
    },
    'accounts.updated': { emails: ['password-changed', 'email-changed'] },
  } satisfies NotificationRules<typeof accountEvents>,
  subjects: { account: async (_, ids) => new Map(ids.map((id) => [id, { thing: '', key: '' }])) },
};
