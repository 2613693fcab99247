import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** Removes emails to or about an ending account from the outbox, also given-up ones. Without the account none could leave. */
export async function forgetLettersOf(tx: Tx, accountId: string): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
    where tasks.id = jobs.task_id and tasks.identifier = 'send-letter'
      and jobs.payload ->> 'accountId' = ${accountId}`.execute(tx);
}
