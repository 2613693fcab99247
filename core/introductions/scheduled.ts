import type { ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetIntroductions } from './forget-introductions.ts';

export const introductionScheduledJobs: ScheduledJob[] = [
  { name: 'introductions:forget', at: '35 * * * *', run: forgetIntroductions },
];
