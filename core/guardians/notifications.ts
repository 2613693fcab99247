import { todayPaths } from '#contract/today/paths.ts';
import { accountOf } from '../ground/events.ts';
import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { guardianEvents } from './events.ts';

const about = { about: 'account', path: () => todayPaths.dashboard, isForAllAges: true } as const;

export const guardianNotifications: Notifications = {
  rules: {
    'guardians.asked': { emails: ['guardian-request'] },
    'guardians.answered': {
      emails: ['guardian-answer'],
      tells: async (_, event) => toTheChild('guardian_answered', accountOf(event)),
    },
    'guardians.reviewed': { tells: async (_, event) => toTheChild('guardian_reviewed', accountOf(event)) },
    'guardians.outgrown': { tells: async (_, event) => toTheChild('guardian_outgrown', accountOf(event)) },
    'guardians.ended': { none: 'The guardian has the account now, and read so on taking it.' },
    'guardians.erasureAnnounced': { emails: ['guardian-erasure-notice'] },
    'guardians.childErased': {
      none: 'The account no longer exists; an email said before that it would be erased.',
    },
  } satisfies NotificationRules<typeof guardianEvents>,
  forms: { guardian_answered: about, guardian_reviewed: about, guardian_outgrown: about },
};

function toTheChild(
  kind: 'guardian_answered' | 'guardian_reviewed' | 'guardian_outgrown',
  accountId: string,
) {
  return [{ accountId, kind, subjectId: accountId }];
}
