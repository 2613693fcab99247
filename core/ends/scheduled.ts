import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetEnds } from './forget-ends.ts';

export const endScheduledJobs: ScheduledJob[] = [
  { name: 'ends:forget', at: everyTenMinutes, run: forgetEnds },
];
