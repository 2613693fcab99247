import { sql } from 'kysely';
import { projectLimits } from '#contract/projects/limits.ts';
import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { dropWords } from '../search/drop-words.ts';
import { computeReplyFigures } from './compute-reply-figures.ts';
import { publishedProjects } from './find-projects.ts';
import { forgetInvitations } from './forget-invitations.ts';
import { forgetLatePayers } from './forget-late-payers.ts';

export const projectScheduledJobs: ScheduledJob[] = [
  { name: 'projects:forget-invitations', at: everyTenMinutes, run: forgetInvitations },
  { name: 'projects:reply-figures', at: '20 2 * * *', run: computeReplyFigures },
  { name: 'projects:forget-late-payers', at: '35 2 * * *', run: forgetLatePayers },
  {
    name: 'projects:forget-seats',
    at: '40 2 * * *',
    run: ({ db }) =>
      db
        .deleteFrom('past_seats')
        .where('left_at', '<', sql<Date>`now() - make_interval(days => ${projectLimits.pastSeatDays}::int)`)
        .execute(),
  },
  {
    name: 'projects:drop-words',
    at: '50 2 * * *',
    // A project that is held back has its words when it is put back.
    run: (core) => dropWords(core, { ...publishedProjects, mayFind: sql`state = 'published'` }),
  },
];
