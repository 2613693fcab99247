import { sql } from 'kysely';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { accountOn, factsOf, type SessionRow, sideOf } from '../row.ts';
import { holdBoth } from './hold-accounts.ts';
import { requireAgeOfPair } from './require-age-of-pair.ts';

export type HeldSession = { one: SessionRow; now: Date };

/** A session with both accounts held; undefined if there is none. */
export async function holdSession(tx: Tx, id: string): Promise<HeldSession | undefined> {
  const sides = await tx
    .selectFrom('mentoring_sessions')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sides) return undefined;
  await holdBoth(tx, sides.mentor_id, sides.mentee_id);
  const found = await tx
    .selectFrom('mentoring_sessions')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const { now, ...one } = found;
  return { one, now };
}

/**
 * A session of the member's own, held until the transaction ends. One side may be under 18 while the pair is open.
 * @throws Refusal `mentoring_unknown`; each of `requireAgeOfPair`
 */
export async function holdOwnSession(tx: Tx, member: Member, id: string) {
  const held = await holdSession(tx, id);
  await requireAgeOfPair(tx, member, await holdOwnStanding(tx, member), held?.one);
  const side = held && sideOf(held.one, member.id);
  if (!held || !side) throw new Refusal('mentoring_unknown');
  return { ...held, side, facts: factsOf(held.one), otherId: otherOf(held.one, side) };
}

function otherOf(one: SessionRow, side: Side): string | null {
  return accountOn(one, side === 'mentor' ? 'mentee' : 'mentor');
}
