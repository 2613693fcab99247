import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { profileEvents } from './events.ts';

const own = { nobody: 'People change their own profile.' };

export const profileNotices: Notices = {
  rules: {
    'profiles.created': own,
    'profiles.updated': own,
    'profiles.deleted': own,
  } satisfies NoticeRules<typeof profileEvents>,
};
