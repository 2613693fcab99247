import { everyMinute, everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetOld } from './forget-old.ts';
import { keepMonths } from './keep-months.ts';
import { mailDueNotifications } from './mail-due-notifications.ts';
import { tellUnreadMessages } from './tell-unread-messages.ts';

export const notificationScheduledJobs: ScheduledJob[] = [
  { name: 'notifications:mail', at: everyMinute, run: mailDueNotifications },
  { name: 'notifications:tell-messages', at: everyMinute, run: tellUnreadMessages },
  { name: 'notifications:keep-months', at: everyTenMinutes, run: keepMonths },
  { name: 'notifications:forget-old', at: everyTenMinutes, run: forgetOld },
];
