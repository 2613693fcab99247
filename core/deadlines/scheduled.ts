import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetEnded } from './forget-ended.ts';
import { keepBeating } from './keep-beating.ts';
import { lapseDueDeadlines } from './lapse-due-deadlines.ts';
import { noteLateSteps } from './note-late-steps.ts';
import { scheduleLapses } from './schedule-lapses.ts';
import { sendReminders } from './send-reminders.ts';

export const deadlineScheduledJobs: ScheduledJob[] = [
  { name: 'clocks:beat', at: everyMinute, run: keepBeating },
  { name: 'clocks:lapse-due', at: everyMinute, run: lapseDueDeadlines },
  { name: 'clocks:schedule-lapses', at: everyMinute, run: scheduleLapses },
  { name: 'clocks:send-notices', at: everyMinute, run: sendReminders },
  { name: 'clocks:note-late', at: '10 3 * * *', run: noteLateSteps },
  { name: 'clocks:forget-ended', at: '40 3 * * *', run: forgetEnded },
];
