import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { factsOf, type SessionRow } from '../row.ts';
import { holdPair, sideOfHeld } from './hold-pair.ts';

export type HeldSession = { one: SessionRow; now: Date };

/** A session with both accounts held; undefined if there is none. */
export function holdSession(tx: Tx, id: string, callerId?: string): Promise<HeldSession | undefined> {
  return holdPair(tx, 'mentoring_sessions', id, callerId);
}

/**
 * A session of the member's own, held until the transaction ends.
 * @throws Refusal `mentoring_unknown`; each of `requireAgeOfPair`
 */
export async function holdOwnSession(tx: Tx, member: Member, id: string) {
  const held = await sideOfHeld(tx, member, await holdSession(tx, id, member.id), 'mentoring_unknown');
  return { ...held, facts: factsOf(held.one) };
}
