import { type Chore, everyMinute } from '../ground/chore.ts';
import { forgetEnded } from './forget-ended.ts';
import { keepBeating } from './keep-beating.ts';
import { lapseDueClocks } from './lapse-due-clocks.ts';
import { noteLateSteps } from './note-late-steps.ts';
import { scheduleLapses } from './schedule-lapses.ts';
import { sendNotices } from './send-notices.ts';

export const clockChores: Chore[] = [
  { name: 'clocks:beat', at: everyMinute, run: keepBeating },
  { name: 'clocks:lapse-due', at: everyMinute, run: lapseDueClocks },
  { name: 'clocks:schedule-lapses', at: everyMinute, run: scheduleLapses },
  { name: 'clocks:send-notices', at: everyMinute, run: sendNotices },
  { name: 'clocks:note-late', at: '10 3 * * *', run: noteLateSteps },
  { name: 'clocks:forget-ended', at: '40 3 * * *', run: forgetEnded },
];
