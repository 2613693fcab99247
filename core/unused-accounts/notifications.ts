import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { unusedAccountEvents } from './events.ts';

export const unusedAccountNotifications: Notifications = {
  rules: {
    'unusedAccounts.announced': { emails: ['unused-account'] },
    'unusedAccounts.kept': {
      none: 'The member has just been here, or reads of it from what spares the account.',
    },
    'unusedAccounts.erased': {
      none: 'The account no longer exists; three emails said before that it would be erased.',
    },
  } satisfies NotificationRules<typeof unusedAccountEvents>,
};
