import { now } from '#db/now.ts';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';

export const signUpScheduledJobs: ScheduledJob[] = [
  {
    name: 'sign-ups:remove-expired',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('email_proofs').where('expires_at', '<', now).execute(),
  },
];
