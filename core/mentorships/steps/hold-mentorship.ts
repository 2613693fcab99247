import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { holdPair, sideOfHeld } from '../../mentoring/steps/hold-pair.ts';
import { factsOf, type MentorshipRow, planOf } from '../row.ts';

export type HeldMentorship = { one: MentorshipRow; plan: MentorshipPlan; now: Date };

/** A mentorship with both accounts held, and the plan that stands; undefined if there is none. */
export async function holdMentorship(
  tx: Tx,
  id: string,
  callerId?: string,
): Promise<HeldMentorship | undefined> {
  const held = await holdPair(tx, 'mentorships', id, callerId);
  if (!held) return undefined;
  const plan = await tx
    .selectFrom('mentorship_plans')
    .selectAll()
    .where('mentorship_id', '=', id)
    .where('version', '=', held.one.version)
    .executeTakeFirstOrThrow();
  return { ...held, plan: planOf(plan) };
}

/**
 * A mentorship of the member's own, held until the transaction ends.
 * @throws Refusal `mentorship_unknown`; each of `requireAgeOfPair`
 */
export async function holdOwnMentorship(tx: Tx, member: Member, id: string) {
  const held = await sideOfHeld(tx, member, await holdMentorship(tx, id, member.id), 'mentorship_unknown');
  return { ...held, facts: factsOf(held.one) };
}
