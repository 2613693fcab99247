import type pg from 'pg';
import type { Pulse } from './pulse.ts';

/** Milliseconds between two looks, and for which a statement may wait for a locked table while others wait for its connection. */
const [pause, patience] = [100, 750];

/** A pool, the name by which the database knows its connections, and how many of them may go on waiting for a locked table. */
export type BoundPool = { pool: pg.Pool; name: string; most: number };

/**
 * Keeps a locked table from blocking other work: while callers queue for a pool, only `most` of its connections may wait for
 * locked tables; the others fail after `patience` as after a timeout. Waits for rows go on: they block only each other.
 */
export function boundLockWaits(pools: readonly BoundPool[], { ask }: Pick<Pulse, 'ask'>): () => void {
  let isAsking = false;
  const timer = setInterval(async () => {
    if (isAsking) return;
    isAsking = true;
    for (const { pool, name, most } of pools)
      if (pool.waitingCount > 0) await ask(ending, [name, most, patience]).catch(() => {});
    isAsking = false;
  }, pause);
  timer.unref();
  return () => clearInterval(timer);
}

const ending = `
  select pg_cancel_backend(pid) from (
    select pid, query_start, row_number() over (order by query_start) as place from pg_stat_activity
    where application_name = $1 and usename = current_user and datname = current_database()
      and state = 'active' and wait_event_type = 'Lock' and wait_event = 'relation'
  ) as waiting
  where place > $2 and query_start < clock_timestamp() - make_interval(secs => $3 / 1000.0)`;
