import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetNotes } from './forget-notes.ts';
import { liftLapsePauses } from './lift-lapse-pauses.ts';
import { tellDeclines } from './tell-declines.ts';

export const applicationScheduledJobs: ScheduledJob[] = [
  { name: 'applications:tell-declines', at: everyMinute, run: tellDeclines },
  { name: 'applications:lift-lapse-pauses', at: everyMinute, run: liftLapsePauses },
  { name: 'applications:forget-notes', at: '40 * * * *', run: forgetNotes },
];
