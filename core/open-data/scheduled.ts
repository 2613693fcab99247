import type { ScheduledJob } from '../ground/scheduled-job.ts';
import { writeOpenData } from './write-open-data.ts';

export const openDataScheduledJobs: ScheduledJob[] = [
  { name: 'open-data:write', at: '40 1 * * *', run: writeOpenData },
];
