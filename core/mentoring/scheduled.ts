import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { countFigures } from './count-figures.ts';
import { forgetFiles } from './forget-files.ts';
import { forgetLocations } from './forget-locations.ts';
import { freeReservations } from './free-reservations.ts';
import { lookAtLists } from './look-at-lists.ts';
import { sendReminders } from './send-reminders.ts';
import { settleSessions } from './settle-sessions.ts';

export const mentoringScheduledJobs: ScheduledJob[] = [
  { name: 'mentoring:free-reservations', at: everyMinute, run: freeReservations },
  { name: 'mentoring:reminders', at: everyMinute, run: sendReminders },
  { name: 'mentoring:settle', at: everyMinute, run: settleSessions },
  { name: 'mentoring:lists', at: everyMinute, run: lookAtLists },
  { name: 'mentoring:forget-locations', at: '25 * * * *', run: forgetLocations },
  { name: 'mentoring:forget-files', at: '40 * * * *', run: forgetFiles },
  { name: 'mentoring:figures', at: '35 20 * * *', run: countFigures },
];
