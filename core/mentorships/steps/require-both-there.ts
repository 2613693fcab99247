import { sql } from 'kysely';
import { isBlockedBetween } from '../../blocks/is-blocked-between.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isYoungPairOpen } from '../../ground/young-pairs.ts';

/** `isYoung`: the mentee was under 18 when it began. */
type Both = { memberId: string; otherId: string; isYoung?: boolean; menteeId?: string };

/**
 * Both sides are seen adults, and no block stands between the two; or the pair is open to its mentee under 18. The reaction that releases a mentorship runs later than the
 * suspension or the leave, and releases nothing that is written after it.
 * @throws Refusal `mentoring_not_available`
 */
export async function requireBothThere(
  tx: Tx,
  { memberId, otherId, isYoung = false, menteeId = '' }: Both,
): Promise<void> {
  if (isYoung && (await isOpenNow(tx, menteeId, menteeId === memberId ? otherId : memberId))) return;
  const { rows } = await sql`
    select from standings
    where account_id in (${memberId}, ${otherId}) and seen_from <= now() and adult_at <= now()`.execute(tx);
  if (rows.length < 2 || (await isBlockedBetween(tx, memberId, otherId)))
    throw new Refusal('mentoring_not_available');
}

async function isOpenNow(tx: Tx, menteeId: string, mentorId: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select ${isYoungPairOpen(sql<string>`${menteeId}::text`, sql<string>`${mentorId}::text`)} as "isOpen"`.execute(
    tx,
  );
  return rows[0]?.isOpen ?? false;
}
