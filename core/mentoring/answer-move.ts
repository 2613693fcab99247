import { sql } from 'kysely';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mayAnswerMove } from '#rules/mentoring/session-states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findAgreed } from './find-agreed.ts';
import { getSession } from './get-session.ts';
import { type SessionRow, subjectOf } from './row.ts';
import { book, freeBooked, freeOffers } from './steps/book.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { keepAgreedTime } from './steps/keep-agreed-time.ts';
import { requireLiveTimes } from './steps/require-live-times.ts';
import { setReminders } from './steps/set-reminders.ts';

type Answer = { sessionId: string; time: string };

/**
 * Takes one of the offered times, or keeps the agreed one with an empty time.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_live_hours`; `mentoring_times` for a time that is not offered;
 * `mentoring_times_end` for one after the end of the plan; `mentoring_late` after the deadline; `mentoring_busy` where the
 * mentee has a session then
 */
export async function answerMove(
  core: Core,
  member: Member,
  { sessionId, time }: Answer,
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts } = await holdOwnSession(tx, member, sessionId);
    if (time !== '' && one.state === 'confirmed' && one.starts_at.getTime() === Date.parse(time)) return;
    if (!mayAnswerMove(facts, side, now)) throw new Refusal('mentoring_moved');
    const taken = one.offered.find((offered) => offered.getTime() === Date.parse(time));
    if (time !== '' && !taken) throw new Refusal('mentoring_times');
    const { endsAt } = await findAgreed(tx, one);
    if (taken && endsAt && taken >= endsAt) throw new Refusal('mentoring_times_end');
    if (taken) await requireLiveTimes(tx, one, [taken]);
    if (!(await meetDeadline(tx, 'mentoring_move', one.id))) throw new Refusal('mentoring_late');
    if (taken) await moveTo(tx, one, taken, member.id);
    else await keepAgreedTime(tx, one, { name: 'mentoring.moveDeclined', accountId: member.id });
  });
  return getSession(core, member, sessionId);
}

async function moveTo(tx: Tx, one: SessionRow, startsAt: Date, accountId: string): Promise<void> {
  await freeOffers(tx, one, one.offered.length);
  await freeBooked(tx, one);
  const moved = await tx
    .updateTable('mentoring_sessions')
    .set({
      starts_at: startsAt,
      offered: [],
      offered_by: null,
      changed_at: sql`clock_timestamp()`,
      sequence: sql`sequence + 1`,
      version: sql`version + 1`,
    })
    .where('id', '=', one.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await book(tx, moved);
  await setReminders(tx, moved);
  await record(tx, { name: 'mentoring.moved', accountId, subject: subjectOf(one) });
}
