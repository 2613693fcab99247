import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';

/** The mentor has answered or had a session: "Still mentoring?" is asked at the earliest 60 days later. */
export async function noteActivity(tx: Tx, mentorId: string): Promise<void> {
  await tx
    .updateTable('mentors')
    .set({ active_at: now, asked_at: sql<Date>`null` })
    .where('account_id', '=', mentorId)
    .execute();
  if (!(await meetDeadline(tx, 'still_mentoring', mentorId))) await endStillAsked(tx, mentorId);
}

/** No one needs the answer any more. */
export async function endStillAsked(tx: Tx, mentorId: string): Promise<void> {
  await releaseDeadline(tx, 'still_mentoring', mentorId);
}
