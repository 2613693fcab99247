import { sql } from 'kysely';
import type { ScheduledJob } from '../ground/scheduled-job.ts';

export const administrationScheduledJobs: ScheduledJob[] = [
  {
    name: 'administration:forget-old-actions',
    at: '23 * * * *',
    // Deletes entries after three years. Nothing else may delete one (migration 0033).
    run: ({ db }) => sql`select forget_admin_actions()`.execute(db),
  },
];
