import type { ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetOldActions } from './forget-old-actions.ts';
import { signLogHead } from './sign-log-head.ts';

export const administrationScheduledJobs: ScheduledJob[] = [
  { name: 'administration:forget-old-actions', at: '23 * * * *', run: forgetOldActions },
  // Every hour, so that a server that was away at midnight signs the day's head as well.
  { name: 'administration:sign-log-head', at: '7 * * * *', run: signLogHead },
];

/** Jobs that sign with the key of the server. */
export const signingJobs: readonly string[] = administrationScheduledJobs.map(({ name }) => name);
