import { sql } from 'kysely';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { announceEnds } from './announce-ends.ts';
import { deleteOldEvidence } from './delete-old-evidence.ts';
import { endMarks } from './end-marks.ts';

export const verificationScheduledJobs: ScheduledJob[] = [
  { name: 'verifications:end-marks', at: everyTenMinutes, run: endMarks },
  { name: 'verifications:announce-ends', at: '5 * * * *', run: announceEnds },
  { name: 'verifications:delete-evidence', at: '25 * * * *', run: deleteOldEvidence },
  {
    name: 'verifications:forget-started',
    at: '35 * * * *',
    run: ({ db }) =>
      db
        .deleteFrom('verifications')
        .where('state', '=', 'started')
        .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute(),
  },
  {
    name: 'verifications:forget-ended',
    at: '45 3 * * *',
    run: ({ db }) =>
      db
        .deleteFrom('verifications')
        .where('state', 'in', ['rejected', 'expired', 'revoked', 'withdrawn'])
        .where(sql<Date>`coalesce(ended_at, decided_at)`, '<', sql<Date>`now() - interval '1 year'`)
        .execute(),
  },
];
