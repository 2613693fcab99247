import type { Tx } from '../../ground/events.ts';

/** Gives the times that these subjects hold, of all members, another title. */
export async function titleTimes(
  tx: Tx,
  { what, subjectIds, title }: { what: string; subjectIds: readonly string[]; title: string },
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .updateTable('booked_times')
    .set({ title })
    .where('what', '=', what)
    .where('subject_id', 'in', subjectIds)
    .execute();
}
