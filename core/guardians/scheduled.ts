import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { announceErasures } from './announce-erasures.ts';
import { eraseUnagreed } from './erase-unagreed.ts';
import { putOffErasures } from './put-off-erasures.ts';
import { releaseAdults } from './release-adults.ts';

export const guardianScheduledJobs: ScheduledJob[] = [
  { name: 'guardians:release-adults', at: everyTenMinutes, run: releaseAdults },
  { name: 'guardians:announce-erasures', at: everyTenMinutes, run: announceErasures },
  { name: 'guardians:put-off-erasures', at: everyTenMinutes, run: putOffErasures },
  { name: 'guardians:erase-unagreed', at: everyTenMinutes, run: eraseUnagreed },
];
