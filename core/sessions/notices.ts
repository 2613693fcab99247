import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { sessionEvents } from './events.ts';

export const sessionNotices: Notices = {
  rules: {
    'sessions.created': { letters: ['new-device'] },
    'sessions.renewed': { nobody: 'Nothing has changed for the person.' },
    'sessions.deleted': { nobody: 'Settings show which sessions are open.' },
  } satisfies NoticeRules<typeof sessionEvents>,
};
