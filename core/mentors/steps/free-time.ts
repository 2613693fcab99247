import type { Tx } from '../../ground/events.ts';
import { refreshSlotsOf } from './refresh-slots.ts';

/** Frees the times that this subject holds, of both sides, and opens the slots that they closed. */
export async function freeTime(
  tx: Tx,
  { what, subjectId }: { what: string; subjectId: string },
): Promise<void> {
  const freed = await tx
    .deleteFrom('booked_times')
    .where('what', '=', what)
    .where('subject_id', '=', subjectId)
    .returning('account_id')
    .execute();
  if (freed.length > 0)
    await refreshSlotsOf(
      tx,
      freed.map((row) => row.account_id),
    );
}
