import type { Core } from '../ground/core.ts';
import { forgetFailedJobs } from '../jobs/forget-failed-jobs.ts';

const daysKept = 30;

/** Removes emails from the outbox that were given up so long ago that no one will send them again: some contain an address. */
export async function forgetFailedEmails(core: Core): Promise<void> {
  await forgetFailedJobs(core, 'send-letter', daysKept);
}
