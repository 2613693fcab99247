import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { announceErasures, remindOfErasures } from './announce-erasures.ts';
import { eraseUnused } from './erase-unused.ts';
import { keepAccounts } from './keep-accounts.ts';
import { putOffErasures } from './put-off-erasures.ts';

export const unusedAccountScheduledJobs: ScheduledJob[] = [
  // Each hour: it reads the last use of every account.
  { name: 'unused-accounts:announce', at: '35 * * * *', run: announceErasures },
  { name: 'unused-accounts:keep', at: everyTenMinutes, run: keepAccounts },
  { name: 'unused-accounts:remind', at: everyTenMinutes, run: remindOfErasures },
  { name: 'unused-accounts:put-off', at: everyTenMinutes, run: putOffErasures },
  { name: 'unused-accounts:erase', at: everyTenMinutes, run: eraseUnused },
];
