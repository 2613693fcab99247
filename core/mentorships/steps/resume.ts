import { sql } from 'kysely';
import { daysBetween, movedBy, movedEnd } from '#rules/mentorships/last-day.ts';
import { record, type Tx } from '../../ground/events.ts';
import { hoursZoneOf } from '../../mentoring/zone-of.ts';
import { type MentorshipRow, subjectOf } from '../row.ts';
import { keepConversation } from './begin.ts';

/** Resumes a held, paused mentorship. The local days of the pause that were not used are taken off its end again. */
export async function resume(tx: Tx, one: MentorshipRow, accountId: string | null): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const now = rows[0]?.now ?? new Date();
  const zone = await hoursZoneOf(tx, one.mentor_id);
  const { ends_at: endsAt, next_check_in_at: checkInAt, paused_until: until } = one;
  const unused = until && until > now ? daysBetween(now, until, zone) : 0;
  const resumed = await tx
    .updateTable('mentorships')
    .set({
      state: 'running',
      ends_at: endsAt && movedEnd(endsAt, -unused, zone),
      next_check_in_at: checkInAt && movedBy(checkInAt, -unused, zone),
      paused_until: null,
    })
    .where('id', '=', one.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (resumed.ends_at) await keepConversation(tx, one, resumed.ends_at);
  await record(tx, { name: 'mentorships.resumed', accountId, subject: subjectOf(one) });
}
