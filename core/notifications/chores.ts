import { type Chore, everyMinute } from '../ground/chore.ts';
import { forgetOld } from './forget-old.ts';
import { mailDueNotices } from './mail-due-notices.ts';

export const notificationChores: Chore[] = [
  { name: 'notifications:mail', at: everyMinute, run: mailDueNotices },
  { name: 'notifications:forget-old', at: '50 3 * * *', run: forgetOld },
];
