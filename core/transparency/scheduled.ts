import type { ScheduledJob } from '../ground/scheduled-job.ts';
import { countMonths } from './count-months.ts';

export const transparencyScheduledJobs: ScheduledJob[] = [
  // Before the jobs of the night that erase what it counts.
  { name: 'transparency:count', at: '20 2 * * *', run: (core) => countMonths(core) },
];
