import { sql } from 'kysely';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { SeatState } from '#rules/office-hours/states.ts';
import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { freeTimes } from '../../mentors/steps/free-times.ts';
import { takeTimes } from '../../mentors/steps/take-times.ts';
import { endOf, type OfficeHourRow, type SeatRow, seatTime, seatTimes } from '../row.ts';
import { dropReminders, setReminders } from './set-reminders.ts';

/** The seat of a member of a held office hour in a new state; a question that is left out stays. */
export async function writeSeat(
  tx: Tx,
  {
    hour,
    memberId,
    state,
    question,
    endedBy = null,
  }: {
    hour: OfficeHourRow;
    memberId: string;
    state: SeatState;
    question?: string | undefined;
    endedBy?: Side | null;
  },
): Promise<SeatRow> {
  const changed = {
    state,
    ended_by: endedBy,
    joined_at: sql<Date>`clock_timestamp()`,
    changed_at: sql<Date>`clock_timestamp()`,
    ...(state === 'taken' && { taken_at: sql<Date>`clock_timestamp()` }),
    ...(question !== undefined && { question }),
  };
  return tx
    .insertInto('office_hour_seats')
    .values({ id: newId(), office_hour_id: hour.id, mentee_id: memberId, sequence: 1, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['office_hour_id', 'mentee_id'])
        .doUpdateSet({ ...changed, sequence: sql`office_hour_seats.sequence + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Gives a member a seat of a held office hour: the time is taken, and the reminders are set. Both accounts are held.
 * @throws Refusal `mentoring_busy`
 */
export async function giveSeat(
  tx: Tx,
  { hour, memberId, question }: { hour: OfficeHourRow; memberId: string; question?: string | undefined },
): Promise<SeatRow> {
  const seat = await writeSeat(tx, {
    hour,
    memberId,
    state: 'taken',
    ...(question !== undefined && { question }),
  });
  const time = { from: hour.starts_at, until: endOf(hour), breakMinutes: 0, title: hour.topic };
  await takeTimes(tx, [{ ...seatTime(seat), ...time, accountId: memberId, side: 'mentee' }]);
  await setReminders(tx, hour, memberId);
  return seat;
}

/** Takes a seat, an offer or a position from its member, who left it, did not answer, or is not available. */
export async function takeSeatAway(
  tx: Tx,
  hour: OfficeHourRow,
  seat: SeatRow,
  {
    state,
    accountId,
    endedBy = null,
  }: { state: 'left' | 'lapsed' | 'released'; accountId: string | null; endedBy?: Side | null },
): Promise<void> {
  const hadSeat = seat.state === 'taken';
  await writeSeat(tx, { hour, memberId: seat.mentee_id, state, question: '', endedBy });
  if (hadSeat) {
    await freeTimes(tx, seatTimes([seat]));
    await dropReminders(tx, hour.id, seat.mentee_id);
  }
  if (seat.state === 'offered' && !(state === 'left' && (await meetDeadline(tx, 'seat_offer', seat.id))))
    await releaseDeadline(tx, 'seat_offer', seat.id);
  const subject = { officeHourId: hour.id, seatId: seat.id };
  if (state === 'lapsed') return record(tx, { name: 'officeHours.seatLapsed', accountId, subject });
  const name = state === 'left' ? 'officeHours.seatLeft' : 'officeHours.seatReleased';
  await record(tx, { name, accountId, subject: { ...subject, hadSeat } });
}
