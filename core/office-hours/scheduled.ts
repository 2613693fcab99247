import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { fillSeats } from './fill-seats.ts';
import { forgetOfficeHours } from './forget-office-hours.ts';
import { sendReminders } from './send-reminders.ts';

export const officeHourScheduledJobs: ScheduledJob[] = [
  { name: 'office-hours:fill', at: everyMinute, run: fillSeats },
  { name: 'office-hours:reminders', at: everyMinute, run: sendReminders },
  { name: 'office-hours:forget', at: '30 * * * *', run: forgetOfficeHours },
];
