import { everyMinute, everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { dropWords } from '../search/drop-words.ts';
import { askStillMentoring } from './ask-still-mentoring.ts';
import { closeSlots } from './close-slots.ts';
import { countMentors } from './count-mentors.ts';
import { extendSlots } from './extend-slots.ts';
import { forgetBookedTimes } from './forget-booked-times.ts';
import { listedMentors } from './list-mentors.ts';
import { resumeMentors } from './resume-mentors.ts';

export const mentorScheduledJobs: ScheduledJob[] = [
  { name: 'mentors:close-slots', at: everyMinute, run: closeSlots },
  { name: 'mentors:resume', at: everyTenMinutes, run: resumeMentors },
  { name: 'mentors:count', at: everyTenMinutes, run: countMentors },
  { name: 'mentors:extend-slots', at: '5 0 * * *', run: extendSlots },
  { name: 'mentors:ask-still-mentoring', at: '25 6 * * *', run: askStillMentoring },
  { name: 'mentors:forget-booked-times', at: '55 2 * * *', run: forgetBookedTimes },
  { name: 'mentors:drop-words', at: '45 2 * * *', run: (core) => dropWords(core, listedMentors) },
];
