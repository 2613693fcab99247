import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { appendMessage } from '../../conversations/steps/append-message.ts';
import { beginForPair } from '../../conversations/steps/begin-for-pair.ts';
import { record, type Tx } from '../../ground/events.ts';
import { type SessionRow, subjectOf } from '../row.ts';
import type { StoredLocation } from '../stored-location.ts';
import { setReminders } from './set-reminders.ts';

/**
 * Confirms a held request whose deadline is met: the conversation of the two is open from now on, with the question in it.
 * `accountId` is the mentor, or null where the request is confirmed at once.
 */
export async function confirm(
  tx: Tx,
  one: SessionRow,
  { where, accountId }: { where: StoredLocation; accountId: string | null },
): Promise<void> {
  const confirmed = await tx
    .updateTable('mentoring_sessions')
    .set({
      state: 'confirmed',
      confirmed_at: now,
      ...where,
      changed_at: sql`clock_timestamp()`,
      sequence: sql`sequence + 1`,
      version: sql`version + 1`,
    })
    .where('id', '=', one.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await setReminders(tx, confirmed);
  await putQuestion(tx, one);
  await record(tx, { name: 'mentoring.confirmed', accountId, subject: subjectOf(one) });
}

/**
 * The question is a message of the mentee, once. A session of a mentorship has none, and one with a mentee under 18 has no
 * conversation: their messages stand on its page.
 */
async function putQuestion(tx: Tx, one: SessionRow): Promise<void> {
  const { mentor_id: mentorId, mentee_id: menteeId } = one;
  if (mentorId === null || menteeId === null || one.question === '' || one.is_young) return;
  const { id } = await beginForPair(tx, { kind: 'mentoring', one: mentorId, other: menteeId });
  await sql`select id from conversations where id = ${id} for no key update`.execute(tx);
  const text = [one.question, ...one.links].join('\n');
  const message = { key: `mentoring ${one.id}`, text, files: [] };
  await appendMessage(tx, menteeId, { id, kind: 'mentoring', otherId: mentorId }, message);
}
