import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { askStillLooking } from './ask-still-looking.ts';
import { countAsked } from './count-asked.ts';
import { forgetChanges } from './forget-changes.ts';
import { settleSearches } from './settle-searches.ts';

export const cofounderScheduledJobs: ScheduledJob[] = [
  { name: 'cofounders:ask-still-looking', at: everyTenMinutes, run: askStillLooking },
  { name: 'cofounders:settle', at: everyTenMinutes, run: settleSearches },
  { name: 'cofounders:recount-asked', at: '15 1 * * *', run: countAsked },
  { name: 'cofounders:forget-changes', at: '50 2 * * *', run: forgetChanges },
];
