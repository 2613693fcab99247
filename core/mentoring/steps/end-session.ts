import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { type SessionRow, subjectOf } from '../row.ts';
import { freeBooked, freeOffers } from './book.ts';

type End = {
  state: 'declined' | 'withdrawn' | 'lapsed' | 'cancelled' | 'released';
  by?: Side | null;
  accountId?: string | null;
  reason?: string;
  words?: string;
  isLate?: boolean;
};

/** Ends a held request or session that does not take place. Its time is free again, and a calendar entry is cancelled. */
export async function endSession(tx: Tx, one: SessionRow, end: End): Promise<void> {
  const { state, by = null, accountId = null, reason = '', words = '', isLate = false } = end;
  await tx
    .updateTable('mentoring_sessions')
    .set({
      state,
      ended_at: now,
      ended_by: by,
      reason,
      words,
      is_late: isLate,
      offered: [],
      offered_by: null,
      changed_at: sql`clock_timestamp()`,
      sequence: sql`sequence + 1`,
      version: sql`version + 1`,
    })
    .where('id', '=', one.id)
    .execute();
  await tx.deleteFrom('mentoring_reminders').where('session_id', '=', one.id).execute();
  await freeBooked(tx, one);
  await freeOffers(tx, one, one.offered.length);
  for (const kind of ['mentoring_answer', 'mentoring_move'] as const) await releaseDeadline(tx, kind, one.id);
  await record(tx, { name: `mentoring.${state}`, accountId, subject: subjectOf(one) });
}
