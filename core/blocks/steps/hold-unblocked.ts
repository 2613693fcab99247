import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { isBlockedBetween } from '../is-blocked-between.ts';

/**
 * Whether neither of the two has blocked the other; neither can until `tx` ends. A later block waits for this transaction's
 * writes, and every write after it sees the block here.
 */
export async function holdUnblocked(tx: Tx, one: string, other: string): Promise<boolean> {
  await holdOffBlocks(tx, one, other);
  return !(await isBlockedBetween(tx, one, other));
}

/** The first half of `holdUnblocked`. `hold_conversation` takes the same lock by itself (migration 0175). */
export async function holdOffBlocks(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(between_two(${one}, ${other}))`.execute(tx);
}

/** Waits for all writes in progress between the two, and holds off new ones. */
export async function holdBetween(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(between_two(${one}, ${other}))`.execute(tx);
}
