import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { closeReading } from './close-reading.ts';
import { dropWaitingFiles } from './drop-waiting-files.ts';

export const conversationScheduledJobs: ScheduledJob[] = [
  { name: 'conversations:close-reading', at: everyMinute, run: closeReading },
  { name: 'conversations:drop-waiting-files', at: '25 * * * *', run: dropWaitingFiles },
];
