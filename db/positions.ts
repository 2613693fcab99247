import type pg from 'pg';

/** How far the write-ahead log of a cluster has come, in bytes: it rises with each write. */
export type Position = number;

/** Beyond every position: no replica has it. */
export const beyondAll = Number.POSITIVE_INFINITY;

/** PostgreSQL's own form of a position, `16/B374D848`; null for anything else. */
export function readPosition(text: unknown): Position | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(typeof text === 'string' ? text : '') ?? [];
  return high && low ? Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16) : null;
}

/** A position in PostgreSQL's form that no replica reaches. */
export const unreachable = 'FFFFFFFF/FFFFFFFF';

/**
 * An expression of SQL: a position that contains every commit that has been answered; null at a standby. Replicas get flushed
 * bytes at once. Without waiting for the disk, PostgreSQL answers a commit before it is flushed.
 */
export const positionNow = `(case
  when pg_is_in_recovery() then null
  when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn()
end)::text`;

/** A position that holds all that was committed before; beyond all while the database does not say. */
export async function findPosition(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query(`select ${positionNow} as position`).catch(() => ({ rows: [] }));
  return readPosition(rows[0]?.position) ?? beyondAll;
}
