import type { Core } from '../ground/core.ts';
import { removeJobs } from './steps/remove-jobs.ts';

/** Removes these jobs as if they had been done. A running one is left alone. Resolves to their number. */
export function dropJobs(core: Core, ids: readonly string[]): Promise<number> {
  return core.db.transaction().execute((tx) => removeJobs(tx, ids));
}
