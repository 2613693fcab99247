import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { endDueHolds } from './end-due-holds.ts';
import { forgetHolds } from './forget-holds.ts';

export const holdScheduledJobs: ScheduledJob[] = [
  { name: 'holds:end', at: everyTenMinutes, run: endDueHolds },
  { name: 'holds:forget', at: '10 3 * * *', run: forgetHolds },
];
