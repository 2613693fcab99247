import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { codeEvents } from './events.ts';

const own = { nobody: 'Whoever has used it did so themself.' };

export const codeNotices: Notices = {
  rules: {
    'codes.asked': {
      letters: [
        'log-in-code',
        'sign-up-code',
        'confirmation-code',
        'guardian-code',
        'verification-code',
        'report-code',
        'signing-code',
        'giving-up-code',
        'payout-code',
        'email-change',
      ],
    },
    'codes.used': own,
    'tokens.created': { letters: ['verification', 'recovery'] },
    'tokens.used': own,
  } satisfies NoticeRules<typeof codeEvents>,
};
