import { sql } from 'kysely';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { accountOn, sideOf } from '../../mentoring/row.ts';
import { holdBoth } from '../../mentoring/steps/hold-accounts.ts';
import { requireAgeOfPair } from '../../mentoring/steps/require-age-of-pair.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { factsOf, type ReviewRow } from '../row.ts';

export type HeldReview = { one: ReviewRow; now: Date };

/** A review with both accounts held; undefined if there is none. */
export async function holdReview(tx: Tx, id: string): Promise<HeldReview | undefined> {
  const sides = await tx
    .selectFrom('written_reviews')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sides) return undefined;
  await holdBoth(tx, sides.mentor_id, sides.mentee_id);
  const found = await tx
    .selectFrom('written_reviews')
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
 * A review of the member's own, held until the transaction ends.
 * @throws Refusal `written_review_unknown`; each of `requireAgeOfPair`
 */
export async function holdOwnReview(tx: Tx, member: Member, id: string) {
  const held = await holdReview(tx, id);
  await requireAgeOfPair(tx, member, await holdOwnStanding(tx, member), held?.one);
  const side = held && sideOf(held.one, member.id);
  if (!held || !side) throw new Refusal('written_review_unknown');
  const otherId = accountOn(held.one, side === 'mentor' ? 'mentee' : 'mentor');
  return { ...held, side, facts: factsOf(held.one), otherId };
}
