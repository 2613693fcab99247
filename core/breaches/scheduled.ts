import type { ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetBreaches } from './forget-breaches.ts';

export const breachScheduledJobs: ScheduledJob[] = [
  { name: 'breaches:forget', at: '15 3 * * *', run: forgetBreaches },
];
