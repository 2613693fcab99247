import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** The limits of the present week and the slots read 8 days. */
const keptDays = 30;

/** Deletes the times that were over 30 days ago. They close no slot and count for no limit. */
export async function forgetBookedTimes({ db }: Core): Promise<void> {
  await sql`delete from booked_times where ends_at < now() - make_interval(days => ${keptDays})`.execute(db);
}
