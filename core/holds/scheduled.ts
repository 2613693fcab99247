import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { endDueHolds } from './end-due-holds.ts';
import { forgetHolds } from './forget-holds.ts';
import { forgetLooks } from './forget-looks.ts';

export const holdScheduledJobs: ScheduledJob[] = [
  { name: 'holds:end', at: everyTenMinutes, run: endDueHolds },
  { name: 'holds:forget-looks', at: '20 3 * * *', run: forgetLooks },
  { name: 'holds:forget', at: '10 3 * * *', run: forgetHolds },
];
