import { todayPaths } from '#contract/today/paths.ts';
import { accountOf } from '../ground/events.ts';
import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { guardianEvents } from './events.ts';

const about = { about: 'account', path: () => todayPaths.dashboard, isForAllAges: true } as const;

export const guardianNotices: Notices = {
  rules: {
    'guardians.asked': { letters: ['guardian-request'] },
    'guardians.answered': {
      letters: ['guardian-answer'],
      tells: async (_, event) => toTheChild('guardian_answered', accountOf(event)),
    },
    'guardians.reviewed': { tells: async (_, event) => toTheChild('guardian_reviewed', accountOf(event)) },
    'guardians.outgrown': { tells: async (_, event) => toTheChild('guardian_outgrown', accountOf(event)) },
    'guardians.ended': { nobody: 'The guardian has the account now, and has read so when they took it.' },
    'guardians.erasureAnnounced': { letters: ['guardian-erasure-notice'] },
    'guardians.childErased': { nobody: 'The account has gone; its erasure was announced before.' },
  } satisfies NoticeRules<typeof guardianEvents>,
  forms: { guardian_answered: about, guardian_reviewed: about, guardian_outgrown: about },
};

function toTheChild(
  kind: 'guardian_answered' | 'guardian_reviewed' | 'guardian_outgrown',
  accountId: string,
) {
  return [{ accountId, kind, subjectId: accountId }];
}
