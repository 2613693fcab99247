import type pg from 'pg';

const beat = 8000;
/** A runner that has given no sign of life for so long is dead, or cut off; so is one that never gave any. */
const patience = '30 seconds';
const memory = '1 day';
/** Jobs that wait at once, from which on a plan made for hardly any reads too much. */
const many = 500;

/**
 * Records in the database every few seconds that the runners with these ids live, and frees jobs of runners that died: within a
 * minute of a server's death another server, or its own next start, goes on with its emails.
 */
export function beatFor(
  pool: pg.Pool,
  ids: ReadonlySet<string>,
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(tell).catch(onTrouble);
  }, beat);
  timer.unref();
  last = tell().catch(onTrouble);

  async function tell(): Promise<void> {
    await pool.query(
      `insert into job_runners (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()`,
      [[...ids]],
    );
    await pool.query(`delete from job_runners where seen_at < now() - interval '${memory}'`);
    await pool.query(`
      select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker._private_jobs as job
      where locked_at < now() - interval '${patience}'
        and not exists (
          select from job_runners where id = job.locked_by and seen_at > now() - interval '${patience}'
        )
      having count(*) > 0`);
    await refreshStatistics();
  }

  /**
   * The table is empty most of the time, and its statistics say so until PostgreSQL looks at it again, once a minute: until then
   * each look for a job would read all that has come together meanwhile.
   */
  async function refreshStatistics(): Promise<void> {
    const { rowCount } = await pool.query(
      `select from pg_class where oid = 'graphile_worker._private_jobs'::regclass and reltuples < $1::int / 10.0
         and (select count(*) from (select from graphile_worker._private_jobs limit $1::int) as waiting) = $1::int`,
      [many],
    );
    if (rowCount) await pool.query('analyze graphile_worker._private_jobs');
  }

  return {
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
