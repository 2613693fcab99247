import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { holdPair, sideOfHeld } from '../../mentoring/steps/hold-pair.ts';
import { factsOf, type ReviewRow } from '../row.ts';

export type HeldReview = { one: ReviewRow; now: Date };

/** A review with both accounts held; undefined if there is none. */
export function holdReview(tx: Tx, id: string, callerId?: string): Promise<HeldReview | undefined> {
  return holdPair(tx, 'written_reviews', id, callerId);
}

/**
 * A review of the member's own, held until the transaction ends.
 * @throws Refusal `written_review_unknown`; each of `requireAgeOfPair`
 */
export async function holdOwnReview(tx: Tx, member: Member, id: string) {
  const held = await sideOfHeld(tx, member, await holdReview(tx, id, member.id), 'written_review_unknown');
  return { ...held, facts: factsOf(held.one) };
}
