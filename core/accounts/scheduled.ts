import { sql } from 'kysely';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';

export const accountScheduledJobs: ScheduledJob[] = [
  {
    name: 'accounts:forget-browsers',
    at: everyTenMinutes,
    // The same time as the cookie's lifetime.
    run: ({ db }) =>
      db.deleteFrom('known_browsers').where('seen_at', '<', sql<Date>`now() - interval '1 year'`).execute(),
  },
];
