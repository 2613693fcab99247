import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';
import { type MentorshipRow, subjectOf } from '../row.ts';
import { keepConversation } from './begin.ts';

/** Resumes a held, paused mentorship. The part of the pause that was not used is taken off its end again. */
export async function resume(tx: Tx, one: MentorshipRow, accountId: string | null): Promise<void> {
  const unused = sql`greatest(paused_until - clock_timestamp(), interval '0')`;
  const resumed = await tx
    .updateTable('mentorships')
    .set({
      state: 'running',
      ends_at: sql<Date>`ends_at - ${unused}`,
      next_check_in_at: sql<Date>`next_check_in_at - ${unused}`,
      paused_until: null,
    })
    .where('id', '=', one.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (resumed.ends_at) await keepConversation(tx, one, resumed.ends_at);
  await record(tx, { name: 'mentorships.resumed', accountId, subject: subjectOf(one) });
}
