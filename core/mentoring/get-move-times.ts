import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findAgreedTimes } from '../mentors/find-agreed-times.ts';
import { findAgreed } from './find-agreed.ts';
import { findLiveTimes } from './find-live-times.ts';
import { sideOf } from './row.ts';
import { weekOfTimes } from './week-of-times.ts';
import { zoneOf } from './zone-of.ts';

/**
 * The times of one week to which a session can be moved, by the clock of the member.
 * @throws Refusal `mentoring_unknown`
 */
export async function getMoveTimes(
  { db }: Core,
  member: Member,
  { sessionId, from = '' }: { sessionId: string; from?: string },
): Promise<{ times: string[]; before: string; after: string }> {
  const one = await db
    .selectFrom('mentoring_sessions')
    .select(['mentor_id', 'mentee_id', 'minutes', 'mentorship_id', 'is_young', 'location_kind'])
    .select(sql<Date>`now()`.as('now'))
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!one || !sideOf(one, member.id)) throw new Refusal('mentoring_unknown');
  const { times } = await findAgreedTimes(db, {
    mentorId: one.mentor_id ?? '',
    ...(await findAgreed(db, one)),
  });
  const zone = await zoneOf(db, member.id);
  const allowed = await findLiveTimes(
    db,
    one,
    times.map((at) => new Date(at)),
  );
  const { days, before, after } = weekOfTimes(allowed, { from, zone, now: one.now });
  return { times: days.flatMap((day) => day.times), before, after };
}
