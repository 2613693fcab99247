import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { mayMove } from '#rules/mentoring/session-states.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireSlot } from '../mentors/steps/require-slot.ts';
import { findAgreed } from './find-agreed.ts';
import { getSession } from './get-session.ts';
import { named, subjectOf } from './row.ts';
import { bookOffers } from './steps/book.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { requireLiveTimes } from './steps/require-live-times.ts';

type Asked = { sessionId: string; times: readonly string[] };

const hourMs = 3_600_000;

/**
 * Offers other slots of the mentor in place of the agreed time, once for each side: the mentee one, the mentor up to three. The
 * agreed time stands until the other side takes one; the offered ones stay reserved.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_times`, `mentoring_times_close`, `mentoring_times_end`,
 * `mentoring_live_hours`, `mentoring_time_taken`; `mentoring_late` less than 6 hours before the start; `mentoring_busy` where the mentee has a session
 * then
 */
export async function moveSession(core: Core, member: Member, asked: Asked): Promise<SessionBody> {
  const times = [...new Set(asked.times.map((time) => new Date(time).getTime()))]
    .sort((one, other) => one - other)
    .map((ms) => new Date(ms));
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts, otherId } = await holdOwnSession(tx, member, asked.sessionId);
    if (one.offered_by === side && isDeepStrictEqual(one.offered, times)) return;
    const isOpen = one.state === 'confirmed' && !facts.moved[side] && one.offered_by === null;
    if (isOpen && !mayMove(facts, side, now)) throw new Refusal('mentoring_late');
    if (!isOpen || one.mentor_id === null || otherId === null) throw new Refusal('mentoring_moved');
    const isTooMany = times.length === 0 || times.length > (side === 'mentee' ? 1 : limits.offered);
    if (isTooMany || times.some((time) => time.getTime() === one.starts_at.getTime()))
      throw new Refusal('mentoring_times');
    const apartMs = (one.minutes + one.break_minutes) * 60_000;
    if (times.some((time, at) => at > 0 && time.getTime() - (times[at - 1]?.getTime() ?? 0) < apartMs))
      throw new Refusal('mentoring_times_close');
    const { agreed, endsAt } = await findAgreed(tx, one);
    if (endsAt && times.some((time) => time >= endsAt)) throw new Refusal('mentoring_times_end');
    await requireLiveTimes(tx, one, times);
    for (const time of times) await requireSlot(tx, one.mentor_id, time, agreed);
    await bookOffers(tx, one, times, side);
    await tx
      .updateTable('mentoring_sessions')
      .set({
        offered: times,
        offered_by: side,
        ...(side === 'mentor' ? { mentor_moved: true } : { mentee_moved: true }),
        version: sql`version + 1`,
      })
      .where('id', '=', one.id)
      .execute();
    const earliest = Math.min(one.starts_at.getTime(), ...times.map((time) => time.getTime()));
    await beginDeadline(tx, {
      kind: 'mentoring_move',
      subjectId: one.id,
      owes: { accountId: side === 'mentor' ? named(one, otherId) : otherId },
      awaitedBy: side === 'mentee' ? named(one, member.id) : member.id,
      latestAt: new Date(earliest - limits.answerHoursBefore * hourMs),
    });
    await record(tx, { name: 'mentoring.moveOffered', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, asked.sessionId);
}
