import type { Tx } from '../../ground/events.ts';
import { addJob } from '../../ground/jobs.ts';

/** The name of the jobs that mail due notifications. */
export const mailTask = 'notifications:mail-due';

/** Mails due notifications at once. A scheduled job finds those that are due later. */
export async function scheduleMails(tx: Tx): Promise<void> {
  await addJob(tx, mailTask, {});
}
