import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { peopleEvents } from './events.ts';

export const peopleNotices: Notices = {
  rules: {
    'people.changed': { nobody: 'People change their own page.' },
  } satisfies NoticeRules<typeof peopleEvents>,
};
