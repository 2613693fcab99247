import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { isLive } from '#rules/mentoring/live-hours.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { hasLiveYes, hasYes, isPairOpen } from './is-pair-open.ts';

/** A link or a call needs the second yes. */
type Pair = { menteeId: string; mentorId: string | null; locationKind: string };

/** @throws Refusal `young_yes_missing`, `young_mentor_closed`; `young_live_missing` for a link or a call */
export async function requirePairNow(db: Db, { menteeId, mentorId, locationKind }: Pair): Promise<void> {
  const [mentee, mentor] = [sql<string>`${menteeId}::text`, sql<string>`${mentorId}::text`];
  const live = isLive(locationKind);
  const { rows } = await sql<{ hasYes: boolean; hasLive: boolean; isOpen: boolean }>`
    select ${hasYes(mentee)} as "hasYes", ${hasLiveYes(mentee)} as "hasLive",
      ${isPairOpen(mentee, mentor, live ? sql<boolean>`true` : undefined)} as "isOpen"`.execute(db);
  if (!rows[0]?.hasYes) throw new Refusal('young_yes_missing');
  if (live && !rows[0].hasLive) throw new Refusal('young_live_missing');
  if (!rows[0].isOpen) throw new Refusal('young_mentor_closed');
}

/**
 * Before a step of the mentee in what was sent: says what is missing. The step asks again while both accounts are held.
 * @throws Refusal each of `requirePairNow`
 */
export async function requirePairStill(
  db: Db,
  { id: menteeId, standing }: Pick<Member, 'id' | 'standing'>,
  mentorId: string | null,
  locationKind = 'written',
): Promise<void> {
  if (standing.age === 'minor') await requirePairNow(db, { menteeId, mentorId, locationKind });
}
