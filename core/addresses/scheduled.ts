import { now } from '#db/now.ts';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';

export const addressScheduledJobs: ScheduledJob[] = [
  {
    name: 'addresses:remove-expired',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('email_changes').where('expires_at', '<', now).execute(),
  },
  {
    name: 'addresses:forget-former',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('former_addresses').where('expires_at', '<', now).execute(),
  },
];
