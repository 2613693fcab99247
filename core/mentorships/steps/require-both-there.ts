import { sql } from 'kysely';
import { isBlockedBetween } from '../../blocks/is-blocked-between.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * Both sides are seen adults, and no block stands between the two. The reaction that releases a mentorship runs later than the
 * suspension or the leave, and releases nothing that is written after it.
 * @throws Refusal `mentoring_not_available`
 */
export async function requireBothThere(
  tx: Tx,
  { memberId, otherId }: { memberId: string; otherId: string },
): Promise<void> {
  const { rows } = await sql`
    select from standings
    where account_id in (${memberId}, ${otherId}) and seen_from <= now() and adult_at <= now()`.execute(tx);
  if (rows.length < 2 || (await isBlockedBetween(tx, memberId, otherId)))
    throw new Refusal('mentoring_not_available');
}
