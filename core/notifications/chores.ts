import { type Chore, everyMinute } from '../ground/chore.ts';
import { forgetOld } from './forget-old.ts';
import { mailDueNotices } from './mail-due-notices.ts';
import { tellUnreadMessages } from './tell-unread-messages.ts';

export const notificationChores: Chore[] = [
  { name: 'notifications:mail', at: everyMinute, run: mailDueNotices },
  { name: 'notifications:tell-messages', at: everyMinute, run: tellUnreadMessages },
  { name: 'notifications:forget-old', at: '50 3 * * *', run: forgetOld },
];
