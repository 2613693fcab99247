import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { isBlockedBetween } from '../is-blocked-between.ts';

/**
 * Whether nobody of the two has blocked the other; until the end of `tx` nobody does. A block that comes meanwhile waits for
 * what is being written, and whatever is written after it learns of it here.
 */
export async function holdUnblocked(tx: Tx, one: string, other: string): Promise<boolean> {
  await holdOffBlocks(tx, one, other);
  return !(await isBlockedBetween(tx, one, other));
}

/** The first half of it. `hold_conversation` takes the same lock by itself (migration 0175). */
async function holdOffBlocks(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(between_two(${one}, ${other}))`.execute(tx);
}

/** Waits for everything that is being written between the two, and lets nothing new begin. */
export async function holdBetween(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(between_two(${one}, ${other}))`.execute(tx);
}
