import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Removes the jobs of a task that were given up so many days ago. */
export async function forgetFailedJobs({ db }: Core, task: string, days: number): Promise<void> {
  await sql`
    delete from jobs
    where task = ${task} and attempts >= max_attempts and locked_at is null
      and run_at < now() - ${days} * interval '1 day'`.execute(db);
}
