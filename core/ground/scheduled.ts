import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { forgetLastForms } from './events.ts';
import { keepMonths } from './keep-months.ts';
import { everyTenMinutes, type ScheduledJob } from './scheduled-job.ts';

/** The law requires security records for a year. */
const kept = sql<Date>`now() - interval '1 year'`;

export const groundScheduledJobs: ScheduledJob[] = [
  {
    name: 'ground:remove-counters',
    at: everyTenMinutes,
    run: ({ db }) => {
      // Skips counters that a request has locked: a request locks several in its own order, so waiting for one could
      // deadlock.
      const over = db.selectFrom('rate_limits').select('key').where('expires_at', '<', now);
      return db.deleteFrom('rate_limits').where('key', 'in', over.forUpdate().skipLocked()).execute();
    },
  },
  {
    name: 'ground:forget-letters',
    at: everyTenMinutes,
    run: ({ db }) =>
      db
        .deleteFrom('written_letters')
        .where('written_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute(),
  },
  { name: 'ground:forget-last-forms', at: everyTenMinutes, run: forgetLastForms },
  { name: 'ground:keep-months', at: everyTenMinutes, run: keepMonths },
  {
    name: 'ground:remove-old-events',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('events').where('created_at', '<', kept).execute(),
  },
];
