import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { codeEvents } from './events.ts';

const own = { none: 'The member used it themself.' };

export const codeNotifications: Notifications = {
  rules: {
    'codes.asked': {
      emails: [
        'log-in-code',
        'sign-up-code',
        'confirmation-code',
        'factor-loss-code',
        'proof-code',
        'guardian-code',
        'verification-code',
        'report-code',
        'rights-code',
        'nominee-code',
        'signing-code',
        'young-statement-code',
        'giving-up-code',
        'payout-code',
        'email-change',
      ],
    },
    'codes.used': own,
    'tokens.created': { emails: ['verification', 'recovery'] },
    'tokens.used': own,
  } satisfies NotificationRules<typeof codeEvents>,
};
