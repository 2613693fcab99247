import type pg from 'pg';

/**
 * Forgets what was counted of anybody while requests go on. It waits for no counter that one of them holds, whose turn is the
 * next time: a request holds several, in its own order, and would wait for us as we for it, until PostgreSQL ends one of the two.
 */
export async function forgetCounts(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    'delete from rate_limits where ctid = any(array(select ctid from rate_limits for update skip locked))',
  );
}
