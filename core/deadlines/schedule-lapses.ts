import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { lapseTask, soon } from './lapse-job.ts';

/**
 * Adds jobs for the deadlines that end soon, but only for the last of each second: its job lapses all that have passed by
 * then. Earlier jobs are replaced.
 */
export async function scheduleLapses({ db }: Pick<Core, 'db'>): Promise<void> {
  await sql`
    select count(add_job(${lapseTask}, jsonb_build_object('clockId', id), due_at, 'clock:' || id))
    from (
      select distinct on (date_trunc('second', due_at)) id, due_at
      from clocks
      where state in ('running', 'extended') and due_at between now() and now() + ${soon}
      order by date_trunc('second', due_at), due_at desc
    ) as last`.execute(db);
}
