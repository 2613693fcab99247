import type { WantedSessionBody } from '#contract/mentorships/series-calls.ts';
import { mayBook } from '#rules/mentorships/states.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { bookAgreed } from '../../mentoring/steps/book-agreed.ts';
import { openLocation, type SaidLocation, storedLocation } from '../../mentoring/stored-location.ts';
import { requireSlot } from '../../mentors/steps/require-slot.ts';
import { agreedOf, findSeries, findTimes } from '../find-series.ts';
import { youngOf } from '../row.ts';
import { holdOwnMentorship } from './hold-mentorship.ts';
import { requireBothThere } from './require-both-there.ts';

export type AskedSeries = SaidLocation & { mentorshipId: string; startsAt: string; count: number };
export type BookedSeries = { sessionIds: string[]; left: WantedSessionBody[] };

/**
 * Books sessions of a running mentorship at one local time of the mentor, in the rhythm of the plan. They are confirmed at
 * once. A moment that is not free is left out, and so is one beyond the sessions that the plan still has. Of a plan with a
 * member under 18 the mentee alone books.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`, `mentoring_location`, `mentoring_not_available`;
 * `mentorship_none_free` where no moment is free
 */
export async function bookMoments(tx: Tx, member: Member, asked: AskedSeries): Promise<BookedSeries> {
  const { mentorshipId, startsAt, count, kind, location, caller } = asked;
  const said = storedLocation({ kind, location, caller });
  const held = await holdOwnMentorship(tx, member, mentorshipId);
  const { one, plan, side, facts } = held;
  if (!mayBook(facts) || (one.is_young && side === 'mentor')) throw new Refusal('mentorship_moved');
  const { mentor_id: mentorId, mentee_id: menteeId } = one;
  if (mentorId === null || menteeId === null) throw new Refusal('mentoring_not_available');
  const otherId = side === 'mentor' ? menteeId : mentorId;
  await requireBothThere(tx, { memberId: member.id, otherId, ...youngOf(one) });
  const before = await bookedBefore(tx, one.id);
  const series = { startsAt: new Date(startsAt), count };
  const sessionIds: string[] = [];
  const left: WantedSessionBody[] = [];
  for (let number = 0; number < count; number++) {
    // Each booked session changes the slots, by its break and by the limits of day and week.
    const free = await findTimes(tx, held);
    const wanted = (await findSeries(tx, held, series, free))[number];
    const same = wanted?.at && before.get(wanted.at.getTime());
    if (same) sessionIds.push(same);
    else if (wanted?.at && wanted.bar === '') {
      const { breakMinutes } = await requireSlot(tx, mentorId, wanted.at, agreedOf(held).agreed);
      sessionIds.push(
        await bookAgreed(tx, {
          mentorId,
          menteeId,
          mentorshipId: one.id,
          isYoung: one.is_young,
          topic: one.topic,
          startsAt: wanted.at,
          minutes: plan.minutes,
          breakMinutes,
          where: side === 'mentor' ? said : openLocation(plan.locationKind),
        }),
      );
    } else if (wanted) left.push({ day: wanted.day, startsAt: wanted.startsAt, bar: wanted.bar });
  }
  if (sessionIds.length === 0)
    throw new Refusal(
      left.some(({ bar }) => bar === 'plan') ? 'mentorship_series_full' : 'mentorship_none_free',
    );
  return { sessionIds, left };
}

/** The confirmed sessions of the mentorship by their start. */
async function bookedBefore(tx: Tx, mentorshipId: string): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('mentoring_sessions')
    .select(['id', 'starts_at'])
    .where('mentorship_id', '=', mentorshipId)
    .where('state', '=', 'confirmed')
    .execute();
  return new Map(rows.map((row) => [row.starts_at.getTime(), row.id]));
}
