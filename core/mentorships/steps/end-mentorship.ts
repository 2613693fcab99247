import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { releaseAllAbout } from '../../deadlines/steps/release-all-about.ts';
import { record, type Tx } from '../../ground/events.ts';
import { endSession } from '../../mentoring/steps/end-session.ts';
import { holdSession } from '../../mentoring/steps/hold-session.ts';
import { type MentorshipRow, subjectOf } from '../row.ts';
import { keepConversation, stopKeeping } from './begin.ts';

type End = {
  state: 'completed' | 'ended' | 'released' | 'declined' | 'withdrawn' | 'lapsed';
  by?: Side | null;
  accountId?: string | null;
  reason?: string;
  words?: string;
};

/**
 * Ends a held mentorship or proposal: its deadlines are released, and its check-in is over. Of one that was agreed the
 * conversation stays open for 14 days; once one side is gone, the last session alone counts.
 */
export async function endMentorship(tx: Tx, one: MentorshipRow, end: End): Promise<void> {
  const { state, by = null, accountId = null, reason = '', words = '' } = end;
  await tx
    .updateTable('mentorships')
    .set({ state, ended_at: now, ended_by: by, reason, words, go_on_at: null, paused_until: null })
    .where('id', '=', one.id)
    .execute();
  await releaseAllAbout(tx, one.id);
  await closeCheckIns(tx, one.id);
  if (one.begun_at && state === 'released') await stopKeeping(tx, one);
  else if (one.begun_at) await keepConversation(tx, one, new Date());
  await record(tx, { name: `mentorships.${state}`, accountId, subject: subjectOf(one) });
}

/** No side owes an open check-in any more, and none has missed it. */
export async function closeCheckIns(tx: Tx, id: string): Promise<void> {
  await sql`
    update mentorship_check_ins set
      mentor_state = case when mentor_state = 'open' then 'released' else mentor_state end,
      mentee_state = case when mentee_state = 'open' then 'released' else mentee_state end
    where mentorship_id = ${id} and 'open' in (mentor_state, mentee_state)`.execute(tx);
}

/** Cancels the sessions of an ended mentorship that have not begun. This is never late: each side may end it at any time. */
export async function cancelSessions(
  tx: Tx,
  { id }: MentorshipRow,
  { by, accountId }: { by: Side | null; accountId: string | null },
): Promise<void> {
  const rows = await tx
    .selectFrom('mentoring_sessions')
    .select('id')
    .where('mentorship_id', '=', id)
    .where('state', '=', 'confirmed')
    .where('starts_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const held = await holdSession(tx, row.id);
    if (held?.one.state !== 'confirmed' || held.now >= held.one.starts_at) continue;
    await endSession(tx, held.one, {
      state: 'cancelled',
      by,
      accountId,
      reason: 'not_needed',
    });
  }
}
