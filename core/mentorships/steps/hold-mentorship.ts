import { sql } from 'kysely';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { otherSide } from '#rules/mentoring/session-states.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { accountOn, sideOf } from '../../mentoring/row.ts';
import { holdBoth } from '../../mentoring/steps/hold-accounts.ts';
import { requireAgeOfPair } from '../../mentoring/steps/require-age-of-pair.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { factsOf, type MentorshipRow, planOf } from '../row.ts';

export type HeldMentorship = { one: MentorshipRow; plan: MentorshipPlan; now: Date };

/** A mentorship with both accounts held, and the plan that stands; undefined if there is none. */
export async function holdMentorship(tx: Tx, id: string): Promise<HeldMentorship | undefined> {
  const pair = await tx
    .selectFrom('mentorships')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!pair) return undefined;
  await holdBoth(tx, pair.mentor_id, pair.mentee_id);
  const found = await tx
    .selectFrom('mentorships')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const { now, ...one } = found;
  const plan = await tx
    .selectFrom('mentorship_plans')
    .selectAll()
    .where('mentorship_id', '=', id)
    .where('version', '=', one.version)
    .executeTakeFirstOrThrow();
  return { one, plan: planOf(plan), now };
}

/**
 * A mentorship of the member's own, held until the transaction ends. The mentee may be under 18 while the pair is open.
 * @throws Refusal `mentorship_unknown`; each of `requireAgeOfPair`
 */
export async function holdOwnMentorship(tx: Tx, member: Member, id: string) {
  const held = await holdMentorship(tx, id);
  await requireAgeOfPair(tx, member, await holdOwnStanding(tx, member), held?.one);
  const side = held && sideOf(held.one, member.id);
  if (!held || !side) throw new Refusal('mentorship_unknown');
  const otherId = accountOn(held.one, otherSide(side));
  return { ...held, side, facts: factsOf(held.one), otherId };
}
