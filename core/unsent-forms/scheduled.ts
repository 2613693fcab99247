import { now } from '#db/now.ts';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';

export const unsentFormScheduledJobs: ScheduledJob[] = [
  {
    name: 'unsent-forms:remove-expired',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('unsent_forms').where('expires_at', '<=', now).execute(),
  },
];
