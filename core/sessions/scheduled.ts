import { now } from '#db/now.ts';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';

export const sessionScheduledJobs: ScheduledJob[] = [
  {
    name: 'sessions:remove-expired',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('sessions').where('expires_at', '<', now).execute(),
  },
  {
    name: 'sessions:remove-waiting',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('waiting_logins').where('expires_at', '<', now).execute(),
  },
];
