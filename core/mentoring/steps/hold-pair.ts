import { type Selectable, sql } from 'kysely';
import type { RefusalCode } from '#contract/collected.ts';
import type { Tables } from '#db/tables.ts';
import { otherSide } from '#rules/mentoring/session-states.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { accountOn, sideOf } from '../row.ts';
import { holdBoth } from './hold-accounts.ts';
import { type Pair, requireAgeOfPair } from './require-age-of-pair.ts';

/** A table whose rows belong to a mentor and a mentee. */
type PairTable = {
  [T in keyof Tables]: Selectable<Tables[T]> extends Pair & { id: string } ? T : never;
}[keyof Tables];
type Row<T extends PairTable> = Selectable<Tables[T]>;

/**
 * The row with both accounts held, and the time at which it was held; undefined if there is none, or for a caller who is
 * neither of the two: they would hold the accounts of others before their own, out of the one order.
 */
export async function holdPair<T extends PairTable>(
  tx: Tx,
  table: T,
  id: string,
  callerId?: string,
): Promise<{ one: Row<T>; now: Date } | undefined> {
  // The types of a query allow one table by name alone.
  const named = table as 'mentoring_sessions';
  const sides = await tx
    .selectFrom(named)
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sides) return undefined;
  if (callerId !== undefined && sides.mentor_id !== callerId && sides.mentee_id !== callerId)
    return undefined;
  await holdBoth(tx, sides.mentor_id, sides.mentee_id);
  const found = await tx
    .selectFrom(named)
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const { now, ...one } = found;
  return { one: one as unknown as Row<T>, now };
}

/**
 * The side of the member in what is held, and the account on the other side. One side may be under 18 while the pair is open.
 * @throws Refusal `unknown` where it is not the member's own; each of `requireAgeOfPair`
 */
export async function sideOfHeld<H extends { one: Pair }>(
  tx: Tx,
  member: Member,
  held: H | undefined,
  unknown: RefusalCode,
) {
  await requireAgeOfPair(tx, member, await holdOwnStanding(tx, member), held?.one);
  const side = held && sideOf(held.one, member.id);
  if (!held || !side) throw new Refusal(unknown);
  return { ...held, side, otherId: accountOn(held.one, otherSide(side)) };
}
