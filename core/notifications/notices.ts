import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { notificationEvents } from './events.ts';

const own = { nobody: 'The own pages hear of it, so that their counts are right.' };

export const notificationNotices: Notices = {
  rules: {
    'notifications.written': own,
    'notifications.read': own,
    'notifications.waysChosen': own,
  } satisfies NoticeRules<typeof notificationEvents>,
};
