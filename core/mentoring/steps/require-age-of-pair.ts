import { sql } from 'kysely';
import { isLive } from '#rules/mentoring/live-hours.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import type { Standing } from '../../ground/standing.ts';
import { isYoungPairOpen } from '../../ground/young-pairs.ts';

/** `is_young`: the mentee was under 18 when it began. A session has its way to meet. */
export type Pair = {
  mentor_id: string | null;
  mentee_id: string | null;
  is_young: boolean;
  location_kind?: string;
  starts_at?: Date;
};

/**
 * Both sides are adults, or the pair is open to its mentee under 18 at this moment: for a link or a call ahead with the second yes.
 * The accounts of both are held.
 * @throws Refusal the refusals by age for the mentee and for strangers; `mentoring_not_available` for the mentor
 */
export async function requireAgeOfPair(
  tx: Tx,
  member: Member,
  standing: Standing,
  pair: Pair | undefined,
): Promise<void> {
  const isMentee = pair?.mentee_id === member.id;
  if (!isMentee || standing.age !== 'minor' || !pair.is_young) requireAge(standing, 'adult');
  if (!pair?.is_young || pair.mentee_id === null || (isMentee && standing.age === 'adult')) return;
  const mentee = sql<string>`${pair.mentee_id}::text`;
  const mentor = sql<string>`${pair.mentor_id}::text`;
  // A call that has begun leaves words and answers behind it, which the first yes allows.
  const isAhead = isLive(pair.location_kind ?? '')
    ? sql<boolean>`(${pair.starts_at}::timestamptz > clock_timestamp())`
    : undefined;
  const { rows } = await sql<{ isOpen: boolean; isGrown: boolean }>`
    select ${isYoungPairOpen(mentee, mentor, isAhead)} as "isOpen",
      exists (select from standings where account_id = ${mentee} and adult_at <= now()) as "isGrown"`.execute(
    tx,
  );
  if (rows[0]?.isOpen || (!isMentee && rows[0]?.isGrown)) return;
  if (isMentee) requireAge(standing, 'adult');
  throw new Refusal('mentoring_not_available');
}
