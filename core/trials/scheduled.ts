import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { askForDecisions } from './ask-for-decisions.ts';
import { forgetTrials } from './forget-trials.ts';

export const trialScheduledJobs: ScheduledJob[] = [
  { name: 'trials:ask', at: everyTenMinutes, run: askForDecisions },
  { name: 'trials:forget', at: '25 * * * *', run: forgetTrials },
];
