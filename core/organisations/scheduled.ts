import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { dropWords } from '../search/drop-words.ts';
import { closePaused } from './close-paused.ts';
import { deleteOldLetters } from './delete-old-letters.ts';
import { endCasePauses } from './end-case-pauses.ts';
import { endProofs } from './end-proofs.ts';
import { openOrganisations } from './find-organisations.ts';
import { forgetAsks } from './forget-asks.ts';
import { forgetRemovals } from './forget-removals.ts';
import { remindOfProofs } from './remind-of-proofs.ts';

export const organisationScheduledJobs: ScheduledJob[] = [
  { name: 'organisations:end-proofs', at: everyTenMinutes, run: endProofs },
  { name: 'organisations:remind-of-proofs', at: '25 * * * *', run: remindOfProofs },
  { name: 'organisations:close-paused', at: '15 * * * *', run: closePaused },
  { name: 'organisations:delete-letters', at: '40 * * * *', run: deleteOldLetters },
  {
    name: 'organisations:drop-words',
    at: '55 2 * * *',
    run: (core) => dropWords(core, openOrganisations),
  },
  { name: 'organisations:end-case-pauses', at: everyTenMinutes, run: endCasePauses },
  { name: 'organisations:forget-removals', at: '30 4 * * *', run: forgetRemovals },
  { name: 'organisations:forget-asks', at: '50 4 * * *', run: forgetAsks },
];
