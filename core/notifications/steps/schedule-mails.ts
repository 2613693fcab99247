import type { Tx } from '../../ground/events.ts';
import { addJob } from '../../ground/jobs.ts';

/** The name of the jobs that mail what is due. */
export const mailTask = 'notifications:mail-due';

/** Lets what is due be mailed at once; what is due later a chore finds. */
export async function scheduleMails(tx: Tx): Promise<void> {
  await addJob(tx, mailTask, {});
}
