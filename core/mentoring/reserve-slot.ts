import { sql } from 'kysely';
import type { ReservationBody } from '#contract/mentoring/shapes.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { holdOffBlocks } from '../blocks/steps/hold-unblocked.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { requireSlot } from '../mentors/steps/require-slot.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { presentReservation } from './get-reservation.ts';
import { book } from './steps/book.ts';
import { requireWithinLimits } from './steps/find-mentee-facts.ts';
import { holdForSlot } from './steps/hold-for-slot.ts';
import { refuseGoneSlot } from './steps/refuse-gone-slot.ts';
import { requireAskable } from './steps/require-askable.ts';

type Wanted = { mentorId: string; startsAt: string };

/**
 * Holds a slot for 10 minutes. A member holds one slot at a time; the same press again finds the slot that it holds.
 * @throws Refusal `mentoring_slot_taken` with the next slot; `mentoring_busy`, `mentoring_reserved_often`,
 * `mentoring_reserved_twice`; each of `requireAskable` and `requireWithinLimits`
 */
export async function reserveSlot(core: Core, member: Member, wanted: Wanted): Promise<ReservationBody> {
  const { mentorId } = wanted;
  const startsAt = new Date(wanted.startsAt);
  return core.db.transaction().execute(async (tx) => {
    await refuseGoneSlot(tx, member, { mentorId, startsAt });
    const held = await holdForSlot(tx, { mentorId, menteeId: member.id, startsAt });
    requireAge(await holdOwnStanding(tx, member), 'adult');
    await holdOffBlocks(tx, member.id, mentorId);
    if (held) return presentReservation({ ...held, is_over: false });
    await requireAskable(tx, member, mentorId, 'session');
    await requireWithinLimits(tx, { mentorId, menteeId: member.id, startsAt });
    await requireFewReservations(tx, member.id, mentorId, startsAt);
    const { minutes, breakMinutes } = await requireSlot(tx, mentorId, startsAt);
    const row = await tx
      .insertInto('mentoring_reservations')
      .values({
        id: newId(),
        mentor_id: mentorId,
        mentee_id: member.id,
        starts_at: startsAt,
        minutes,
        break_minutes: breakMinutes,
        until: sql<Date>`clock_timestamp() + make_interval(mins => ${limits.reservedMinutes})`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await book(tx, row);
    await record(tx, { name: 'mentoring.reserved', accountId: member.id, subject: { mentorId } });
    return presentReservation({ ...row, is_over: false });
  });
}

async function requireFewReservations(
  tx: Tx,
  menteeId: string,
  mentorId: string,
  startsAt: Date,
): Promise<void> {
  const lately = await tx
    .selectFrom('mentoring_reservations')
    .select(['mentor_id', 'starts_at'])
    .where('mentee_id', '=', menteeId)
    .where('reserved_at', '>', sql<Date>`now() - interval '24 hours'`)
    .execute();
  if (lately.some((one) => one.mentor_id === mentorId && one.starts_at.getTime() === startsAt.getTime()))
    throw new Refusal('mentoring_reserved_twice');
  if (lately.length >= limits.reservationsADay) throw new Refusal('mentoring_reserved_often');
}
