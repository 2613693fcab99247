import { inSeconds, now } from '#db/now.ts';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { pendingSeconds } from './limits.ts';
import { endVoidLosses, mailLosses } from './mail-losses.ts';

export const factorScheduledJobs: ScheduledJob[] = [
  { name: 'factors:mail-losses', at: everyTenMinutes, run: mailLosses },
  { name: 'factors:end-losses', at: everyTenMinutes, run: endVoidLosses },
  {
    name: 'factors:forget-challenges',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute(),
  },
  {
    name: 'factors:forget-guesses',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('factor_guesses').where('expires_at', '<', now).execute(),
  },
  {
    name: 'factors:remove-begun',
    at: everyTenMinutes,
    run: ({ db }) =>
      db
        .deleteFrom('factors')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<', inSeconds(-pendingSeconds))
        .execute(),
  },
  {
    name: 'factors:forget-changes',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('factor_changes').where('expires_at', '<', now).execute(),
  },
];
