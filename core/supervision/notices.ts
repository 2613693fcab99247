import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { supervisionEvents } from './events.ts';

export const supervisionNotices: Notices = {
  rules: {
    'accounts.blocked': { letters: ['account-suspended'] },
    'accounts.unblocked': { letters: ['suspension-ended'] },
  } satisfies NoticeRules<typeof supervisionEvents>,
};
