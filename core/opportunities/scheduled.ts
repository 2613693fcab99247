import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { dropWords } from '../search/drop-words.ts';
import { expireOpportunities } from './expire-opportunities.ts';
import { liveOpportunities } from './find-opportunities.ts';

export const opportunityScheduledJobs: ScheduledJob[] = [
  { name: 'opportunities:expire', at: everyMinute, run: expireOpportunities },
  {
    name: 'opportunities:drop-words',
    at: '55 2 * * *',
    run: (core) => dropWords(core, liveOpportunities),
  },
];
