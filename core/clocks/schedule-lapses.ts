import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { lapseTask, soon } from './lapse-job.ts';

/**
 * Adds jobs for the deadlines that end soon, but only for the last of each second: its job lapses all that have passed by
 * then. Earlier jobs are replaced.
 */
export async function scheduleLapses({ db }: Pick<Core, 'db'>): Promise<void> {
  await sql`
    select count(graphile_worker.add_job(
      ${lapseTask}, json_build_object('clockId', id), run_at => due_at, job_key => 'clock:' || id, max_attempts => 30
    ))
    from (
      select distinct on (date_trunc('second', due_at)) id, due_at
      from clocks
      where state in ('running', 'extended') and due_at between now() and now() + ${soon}
      order by date_trunc('second', due_at), due_at desc
    ) as last`.execute(db);
}
