import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { countCohorts } from './count-cohorts.ts';
import { endAsks } from './end-asks.ts';
import { endOldMemberships, forgetImports, forgetLooks, forgetRows, lapseNames } from './forget-rosters.ts';
import { renewMarks } from './renew-marks.ts';

export const rosterScheduledJobs: ScheduledJob[] = [
  { name: 'rosters:forget-imports', at: everyTenMinutes, run: forgetImports },
  { name: 'rosters:lapse-names', at: everyTenMinutes, run: lapseNames },
  { name: 'rosters:end-asks', at: everyTenMinutes, run: endAsks },
  // Before the ends of marks are announced.
  { name: 'rosters:renew-marks', at: '0 * * * *', run: renewMarks },
  { name: 'rosters:forget-rows', at: '20 * * * *', run: forgetRows },
  { name: 'rosters:end-memberships', at: '35 * * * *', run: endOldMemberships },
  { name: 'rosters:forget-looks', at: '50 * * * *', run: forgetLooks },
  { name: 'rosters:count', at: '10 21 * * *', run: countCohorts },
];
