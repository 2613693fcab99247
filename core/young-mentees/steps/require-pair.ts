import { sql } from 'kysely';
import { isLive } from '#rules/mentoring/live-hours.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hasLiveYes, hasYes, isPairOpen } from '../is-pair-open.ts';

/**
 * Everything that a request of a member under 18 needs at this moment. Both accounts are held.
 * @throws Refusal `young_yes_missing`, `young_mentor_closed`; `young_live_missing` for a link or a call
 */
export async function requirePair(
  tx: Tx,
  menteeId: string,
  mentorId: string | null,
  locationKind: string,
): Promise<void> {
  const [mentee, mentor] = [sql<string>`${menteeId}::text`, sql<string>`${mentorId}::text`];
  const { rows } = await sql<{ hasYes: boolean; hasLive: boolean; isOpen: boolean }>`
    select ${hasYes(mentee)} as "hasYes", ${hasLiveYes(mentee)} as "hasLive", ${isPairOpen(mentee, mentor, isLive(locationKind) ? sql<boolean>`true` : undefined)} as "isOpen"`.execute(
    tx,
  );
  if (!rows[0]?.hasYes) throw new Refusal('young_yes_missing');
  if (isLive(locationKind) && !rows[0].hasLive) throw new Refusal('young_live_missing');
  if (!rows[0].isOpen) throw new Refusal('young_mentor_closed');
}
