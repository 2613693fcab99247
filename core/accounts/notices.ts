import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { accountEvents } from './events.ts';

export const accountNotices: Notices = {
  rules: {
    'accounts.created': { letters: ['welcome'] },
    'accounts.removed': {
      nobody: 'Whom it was about has gone; what others shared with them has events of its own.',
    },
    'accounts.updated': { letters: ['password-changed', 'email-changed'] },
  } satisfies NoticeRules<typeof accountEvents>,
  subjects: { account: async (_, ids) => new Map(ids.map((id) => [id, { thing: '', key: '' }])) },
};
