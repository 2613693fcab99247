import type { Core } from '../ground/core.ts';
import { restartJobs } from './steps/restart-jobs.ts';

/** Lets these jobs run now, as if for the first time; an email is rendered again. Resolves to their number. */
export function retryJobs(core: Core, ids: readonly string[]): Promise<number> {
  return core.db.transaction().execute((tx) => restartJobs(tx, ids));
}
