import { sql } from 'kysely';
import { caseTimes } from '#contract/cases/report-limits.ts';
import type { ScheduledJob } from '../ground/scheduled-job.ts';

export const caseScheduledJobs: ScheduledJob[] = [
  {
    name: 'cases:forget-unproven',
    at: '15 * * * *',
    run: ({ db }) =>
      db.deleteFrom('guest_reports').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute(),
  },
  {
    name: 'cases:forget-decided',
    at: '50 3 * * *',
    // A year after the last decision about it.
    run: ({ db }) =>
      db
        .deleteFrom('cases')
        .where('state', '=', 'decided')
        .where(sql<boolean>`(appealed_at is null or answered_at is not null)`)
        .where(sql<boolean>`(second_asked_at is null or second_decided_at is not null)`)
        .where(
          sql<Date>`greatest(answered_at, second_decided_at, decided_at)`,
          '<',
          sql<Date>`now() - make_interval(days => ${caseTimes.keptDays}::int)`,
        )
        .execute(),
  },
];
