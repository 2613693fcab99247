import type pg from 'pg';

/**
 * Deletes all counters of limits while requests run. It skips locked counters: a request holds several, in its own order,
 * so waiting for one could end in a deadlock.
 */
export async function forgetCounts(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    'delete from rate_limits where ctid = any(array(select ctid from rate_limits for update skip locked))',
  );
}
