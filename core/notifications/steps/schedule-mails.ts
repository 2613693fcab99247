import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** The name of the jobs that mail what is due. */
export const mailTask = 'notifications:mail-due';

/** Lets what is due be mailed at once; what is due later a chore finds. Many at a time make one job. */
export async function scheduleMails(tx: Tx): Promise<void> {
  await sql`select graphile_worker.add_job(${mailTask}, job_key => ${mailTask}, max_attempts => 3)`.execute(
    tx,
  );
}
