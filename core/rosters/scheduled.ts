import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { countCohorts } from './count-cohorts.ts';
import { endOldMemberships, forgetImports, forgetLooks, forgetRows, lapseNames } from './forget-rosters.ts';

export const rosterScheduledJobs: ScheduledJob[] = [
  { name: 'rosters:forget-imports', at: everyTenMinutes, run: forgetImports },
  { name: 'rosters:lapse-names', at: everyTenMinutes, run: lapseNames },
  { name: 'rosters:forget-rows', at: '20 * * * *', run: forgetRows },
  { name: 'rosters:end-memberships', at: '35 * * * *', run: endOldMemberships },
  { name: 'rosters:forget-looks', at: '50 * * * *', run: forgetLooks },
  { name: 'rosters:count', at: '10 21 * * *', run: countCohorts },
];
