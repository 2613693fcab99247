import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** The jobs of one task, as numbers. An email is a job of the task `send-letter`. */
export type JobCount = {
  task: string;
  /** Not tried yet. */
  waiting: number;
  running: number;
  /** Failed, and to be tried again. */
  held: number;
  /** Given up. They stay until an operator sends them again or drops them; emails stay for 30 days. */
  failed: number;
  /** Seconds since the oldest one that is due and not given up became due. */
  oldest: number;
};

export async function countJobs(core: Core): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select task,
      count(*) filter (where attempts = 0 and locked_at is null)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where attempts between 1 and max_attempts - 1 and locked_at is null)::int as held,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      coalesce(max(extract(epoch from now() - greatest(run_at, created_at)))
        filter (where run_at <= now() and attempts < max_attempts), 0)::int as oldest
    from jobs group by task order by task`.execute(core.db);
  return rows;
}
