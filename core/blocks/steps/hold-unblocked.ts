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

/** The first half of it, for whoever reads on with a statement of their own, which says as well whether there is a block. */
export async function holdOffBlocks(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${betweenThem(one, other)})`.execute(tx);
}

/** Waits for everything that is being written between the two, and lets nothing new begin. */
export async function holdBetween(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${betweenThem(one, other)})`.execute(tx);
}

function betweenThem(one: string, other: string) {
  const [first, second] = one < other ? [one, other] : [other, one];
  return sql`hashtextextended(${`between ${first} and ${second}`}, 0)`;
}
