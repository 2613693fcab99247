import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { releaseDue } from './release-due.ts';

export const standingScheduledJobs: ScheduledJob[] = [
  { name: 'standings:release-due', at: everyMinute, run: releaseDue },
];
