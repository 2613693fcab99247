import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/**
 * Whether one of the two has blocked the other. Whoever is about to write to the other asks `holdUnblocked` instead, within
 * the transaction that writes.
 */
export async function isBlockedBetween(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from blocks where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one})) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
