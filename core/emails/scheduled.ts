import type { ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetFailedEmails } from './forget-failed.ts';

export const emailScheduledJobs: ScheduledJob[] = [
  { name: 'letters:forget-failed', at: '50 3 * * *', run: forgetFailedEmails },
];
