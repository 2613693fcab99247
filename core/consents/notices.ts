import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { consentEvents } from './events.ts';

export const consentNotices: Notices = {
  rules: {
    'consents.changed': { nobody: 'People give and take back their own consent.' },
  } satisfies NoticeRules<typeof consentEvents>,
};
