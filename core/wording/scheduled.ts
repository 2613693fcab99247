import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetOldWordings } from './forget-old-wordings.ts';

export const wordingScheduledJobs: ScheduledJob[] = [
  { name: 'wording:forget-old', at: everyTenMinutes, run: forgetOldWordings },
];
