import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

export type ListedJob = {
  id: string;
  task: string;
  /** The kind of email, if the job is one. */
  letter: string | null;
  attempts: number;
  isFailed: boolean;
  lastError: string | null;
  createdAt: Date;
  nextAt: Date;
};

const most = 200;

/** The jobs that have failed at least once, oldest first: given-up ones, and those that wait for their next try. */
export async function listTroubledJobs(core: Core): Promise<ListedJob[]> {
  const { rows } = await sql<ListedJob>`
    select id::text as id, task, payload ->> 'letter' as letter, attempts,
      attempts >= max_attempts as "isFailed", left(last_error, 300) as "lastError",
      created_at as "createdAt", run_at as "nextAt"
    from jobs where attempts > 0 and locked_at is null
    order by jobs.id limit ${most}`.execute(core.db);
  return rows;
}
