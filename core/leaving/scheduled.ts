import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { removeLeavers } from './remove-leavers.ts';

export const leavingScheduledJobs: ScheduledJob[] = [
  { name: 'leaving:remove-accounts', at: everyTenMinutes, run: removeLeavers },
];
