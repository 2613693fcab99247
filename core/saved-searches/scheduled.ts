import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { lookForNew } from './look-for-new.ts';

export const savedSearchScheduledJobs: ScheduledJob[] = [
  { name: 'saved-searches:look', at: everyTenMinutes, run: lookForNew },
];
