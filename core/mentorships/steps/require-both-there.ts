import { sql } from 'kysely';
import { isBlockedBetween } from '../../blocks/is-blocked-between.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * Both sides are seen adults without a block. The reaction that releases a mentorship runs later than the suspension or the
 * leave, and releases nothing that is written after it.
 * @throws Refusal `mentoring_not_available`
 */
export async function requireBothThere(
  tx: Tx,
  { mentorId, menteeId }: { mentorId: string; menteeId: string },
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from standings
    where account_id in (${mentorId}, ${menteeId}) and seen_from <= now() and adult_at <= now()`.execute(tx);
  if (rows[0]?.count !== 2 || (await isBlockedBetween(tx, mentorId, menteeId)))
    throw new Refusal('mentoring_not_available');
}
