import type { ScheduledJob } from '../ground/scheduled-job.ts';
import { dropWords } from '../search/drop-words.ts';
import { listedPeople } from './list-people.ts';

export const peopleScheduledJobs: ScheduledJob[] = [
  { name: 'people:drop-words', at: '40 2 * * *', run: (core) => dropWords(core, listedPeople) },
];
