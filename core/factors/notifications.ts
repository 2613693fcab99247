import { factorPaths } from '#contract/factors/paths.ts';
import { accountOf } from '../ground/events.ts';
import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { factorEvents } from './events.ts';

export const factorNotifications: Notifications = {
  rules: {
    'factors.changed': { emails: ['factor-changed'] },
    'factors.lost': {
      emails: ['factors-lost'],
      tells: async (_, event) => {
        const accountId = accountOf(event);
        return [{ accountId, kind: 'factors_lost', subjectId: accountId }];
      },
    },
    'factors.lossEnded': { none: 'The member stopped it, or has signed in.' },
  } satisfies NotificationRules<typeof factorEvents>,
  forms: {
    factors_lost: { about: 'account', path: () => factorPaths.signIn, isForAllAges: true },
  },
};
