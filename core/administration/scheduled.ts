import { sql } from 'kysely';
import { proposalTimes } from '#contract/administration/limits.ts';
import type { ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetOldActions } from './forget-old-actions.ts';
import { signLogHead } from './sign-log-head.ts';

export const administrationScheduledJobs: ScheduledJob[] = [
  {
    name: 'administration:forget-proposals',
    at: '41 * * * *',
    run: ({ db }) =>
      db
        .deleteFrom('staff_proposals')
        .where('ended_at', '<', sql<Date>`now() - make_interval(years => ${proposalTimes.keptYears}::int)`)
        .execute(),
  },
  { name: 'administration:forget-old-actions', at: '23 * * * *', run: forgetOldActions },
  // Every hour, so that a server that was away at midnight signs the day's head as well.
  { name: 'administration:sign-log-head', at: '7 * * * *', run: signLogHead },
];

/** Jobs that sign with the key of the server. */
export const signingJobs: readonly string[] = [
  'administration:forget-old-actions',
  'administration:sign-log-head',
];
