import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetMentorships } from './forget-mentorships.ts';
import { moveOn } from './move-on.ts';

export const mentorshipScheduledJobs: ScheduledJob[] = [
  { name: 'mentorships:move-on', at: everyMinute, run: moveOn },
  { name: 'mentorships:forget', at: '50 * * * *', run: forgetMentorships },
];
