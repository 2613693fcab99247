import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { blockEvents } from './events.ts';

export const blockNotices: Notices = {
  rules: {
    'blocks.changed': { nobody: 'A block is silent: nobody but whoever made it ever hears of it.' },
  } satisfies NoticeRules<typeof blockEvents>,
};
