import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { standingEvents } from './events.ts';

export const standingNotices: Notices = {
  rules: {
    'standings.changed': { nobody: 'What has changed for the person has an event of its own.' },
    'standings.suspended': { letters: ['account-suspended'] },
    'standings.suspensionEnded': { letters: ['suspension-ended'] },
    'standings.childFound': { letters: ['birth-date-corrected'] },
  } satisfies NoticeRules<typeof standingEvents>,
};
