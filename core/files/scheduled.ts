import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { sweepFiles } from './sweep.ts';

export const fileScheduledJobs: ScheduledJob[] = [
  { name: 'files:sweep', at: everyTenMinutes, run: sweepFiles },
];
