import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';

export const codeScheduledJobs: ScheduledJob[] = [
  {
    name: 'codes:remove-expired',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('tokens').where('expires_at', '<', now).execute(),
  },
  {
    name: 'codes:remove-old',
    at: everyTenMinutes,
    // Kept for an hour more, so that the refusal can still say that the code has expired.
    run: ({ db }) =>
      db.deleteFrom('codes').where('expires_at', '<', sql<Date>`now() - interval '1 hour'`).execute(),
  },
];
