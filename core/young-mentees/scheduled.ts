import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetYoung } from './forget-young.ts';
import { settleYoung } from './settle-young.ts';

export const youngMenteeScheduledJobs: ScheduledJob[] = [
  { name: 'young-mentees:settle', at: everyMinute, run: settleYoung },
  { name: 'young-mentees:forget', at: '55 * * * *', run: forgetYoung },
];
