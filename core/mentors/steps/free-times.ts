import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { refreshSlotsOf } from './refresh-slots.ts';

/** Frees the times that these subjects of one kind hold, of both sides, and opens the slots that they closed. */
export async function freeTimes(
  tx: Tx,
  { what, subjectIds }: { what: string; subjectIds: readonly string[] },
): Promise<void> {
  if (subjectIds.length === 0) return;
  const freed = await tx
    .deleteFrom('booked_times')
    .where('what', '=', what)
    .where('subject_id', '=', sql<string>`any(${subjectIds}::text[])`)
    .returning('account_id')
    .execute();
  if (freed.length > 0)
    await refreshSlotsOf(
      tx,
      freed.map((row) => row.account_id),
    );
}
