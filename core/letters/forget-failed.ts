import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

const daysKept = 30;

/** Removes emails from the outbox that were given up so long ago that no one will send them again: some contain an address. */
export async function forgetFailedLetters({ db }: Core): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
    where tasks.id = jobs.task_id and tasks.identifier = 'send-letter'
      and attempts >= max_attempts and locked_at is null
      and greatest(run_at, jobs.updated_at) < now() - ${daysKept} * interval '1 day'`.execute(db);
}
