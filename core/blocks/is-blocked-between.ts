import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/**
 * Whether one of the two has blocked the other. A transaction that writes to the other member uses `holdUnblocked` instead.
 */
export async function isBlockedBetween(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${blockedBetween(one, other)} as is`.execute(db);
  return rows[0]?.is === true;
}

type Id = string | null | RawBuilder<unknown>;

/** The same as an SQL expression. */
export function blockedBetween(one: Id, other: Id): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from blocks where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one}))
  )`;
}
