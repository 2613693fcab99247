import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** Gives the times that these subjects hold, of all members, another title; calendars take it over by the raised number. */
export async function titleTimes(
  tx: Tx,
  { what, subjectIds, title }: { what: string; subjectIds: readonly string[]; title: string },
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .updateTable('booked_times')
    .set({ title, sequence: sql`sequence + 1` })
    .where('what', '=', what)
    .where('subject_id', 'in', subjectIds)
    .where('title', '<>', title)
    .execute();
}
