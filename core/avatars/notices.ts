import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { avatarEvents } from './events.ts';

const own = { nobody: 'People change their own picture.' };

export const avatarNotices: Notices = {
  rules: { 'avatars.updated': own, 'avatars.removed': own } satisfies NoticeRules<typeof avatarEvents>,
};
