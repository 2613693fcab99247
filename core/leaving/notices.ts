import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { leavingEvents } from './events.ts';

export const leavingNotices: Notices = {
  rules: {
    'accounts.leaving': { letters: ['leaving'] },
    'accounts.kept': { nobody: 'Whoever stays has said so themself.' },
  } satisfies NoticeRules<typeof leavingEvents>,
};
