import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { YoungRequestRow } from '../row.ts';

/**
 * A held request to which the guardian has agreed within the last 14 days.
 * @throws Refusal `mentoring_moved`
 */
export async function requireInTime(
  tx: Tx,
  { state, send_until: until }: Pick<YoungRequestRow, 'state' | 'send_until'>,
): Promise<void> {
  const { rows } = await sql<{ isLate: boolean }>`
    select ${until}::timestamptz <= clock_timestamp() as "isLate"`.execute(tx);
  if (state !== 'agreed' || rows[0]?.isLate !== false) throw new Refusal('mentoring_moved');
}
