import type pg from 'pg';
import type { Lease } from './lease.ts';
import { freeJobsOfDead } from './table.ts';

const memory = '1 day';
/** Jobs that wait at once, from which on a plan made for hardly any reads too much. */
const many = 500;

type Parts = {
  ids: ReadonlySet<string>;
  lease: Lease;
  /** Milliseconds after which a worker without a sign of life counts as dead; so does one that never gave any. */
  silence: number;
  onTrouble: (error: unknown) => void;
};

/**
 * Records in the database every few seconds that the workers with these ids live, and frees jobs of workers that died: within a
 * minute of a server's death another server, or its own next start, goes on with its emails. It also moves the jobs of servers
 * of the version before.
 */
export function beatFor(pool: pg.Pool, { ids, lease, silence, onTrouble }: Parts): { stop(): Promise<void> } {
  let wasAway = false;
  let last: Promise<void> = tell().catch(miss);
  const timer = setInterval(() => {
    last = last.then(tell).catch(miss);
  }, silence / 4);
  timer.unref();

  function miss(error: unknown): void {
    wasAway = true;
    onTrouble(error);
  }

  async function tell(): Promise<void> {
    const sent = performance.now();
    await pool.query(
      `insert into job_runners (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()`,
      [[...ids]],
    );
    lease.renew(sent);
    await pool.query(`delete from job_runners where seen_at < now() - interval '${memory}'`);
    // After an outage other workers need a moment to show that they live.
    if (!wasAway) await freeJobsOfDead(pool, silence, [...ids]);
    wasAway = false;
    await pool.query('select carry_over_jobs()');
    await refreshStatistics();
  }

  /**
   * The table is empty most of the time, and its statistics say so until PostgreSQL looks at it again, once a minute: until then
   * each look for a job would read all that has come together meanwhile.
   */
  async function refreshStatistics(): Promise<void> {
    const { rowCount } = await pool.query(
      `select from pg_class where oid = 'jobs'::regclass and reltuples < $1::int / 10.0
         and (select count(*) from (select from jobs limit $1::int) as waiting) = $1::int`,
      [many],
    );
    if (rowCount) await pool.query('analyze jobs');
  }

  return {
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
