import { sql } from 'kysely';
import { rightsTimes } from '#contract/rights/limits.ts';
import type { ScheduledJob } from '../ground/scheduled-job.ts';

export const rightsScheduledJobs: ScheduledJob[] = [
  {
    name: 'rights:forget-answered',
    at: '35 * * * *',
    run: ({ db }) =>
      db
        .deleteFrom('rights_requests')
        .where('state', 'in', ['answered', 'final', 'withdrawn'])
        .where(
          sql<Date>`coalesce(final_at, answered_at, withdrawn_at)`,
          '<',
          sql<Date>`now() - make_interval(years => ${rightsTimes.keptYears}::int)`,
        )
        .execute(),
  },
  {
    name: 'rights:forget-unproven',
    at: '20 * * * *',
    run: ({ db }) =>
      db
        .deleteFrom('guest_rights_requests')
        .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute(),
  },
];
