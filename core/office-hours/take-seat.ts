import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import { isActive, mayTake, mayWait } from '#rules/office-hours/states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { requireAskable } from '../mentoring/steps/require-askable.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getOfficeHour } from './get-office-hour.ts';
import { requireAhead } from './require-ahead.ts';
import { type SeatRow, stateOfSeat } from './row.ts';
import { findSeat, type HeldOfficeHour, holdOfficeHour } from './steps/hold-office-hour.ts';
import { requireListOpen, requireSeatLeft } from './steps/require-within-seats.ts';
import { giveSeat, writeSeat } from './steps/write-seat.ts';

type Wanted = {
  officeHourId: string;
  question?: string | undefined;
  orWait: boolean;
  questionOnly?: boolean;
};

/**
 * Takes a seat at once, or the one that was offered; or waits for one. Who has a seat or waits already only changes the
 * question; with `questionOnly` no one takes a seat.
 * @throws Refusal `office_hour_unknown`, `office_hour_full`, `office_seats_many`, `mentoring_busy`, `mentoring_own_page`,
 * `mentoring_not_open`, `mentoring_marks_only`, `mentoring_paused_mentee`, `mentoring_paused_mentor`, `mentoring_lists_many`,
 * `mentoring_list_full`, `mentoring_moved`; `mentoring_late` once it has begun, or after the time of an offer
 */
export async function takeSeat(core: Core, member: Member, wanted: Wanted): Promise<OfficeHourBody> {
  const { officeHourId, orWait, questionOnly = false } = wanted;
  await core.db.transaction().execute(async (tx) => {
    const held = await holdOfficeHour(tx, officeHourId, member.id);
    requireAge(await holdOwnStanding(tx, member), 'adult');
    if (!held) throw new Refusal('office_hour_unknown');
    const seat = await findSeat(tx, officeHourId, member.id);
    const own = stateOfSeat(seat);
    // A page from before the member left must not take a seat again.
    if (questionOnly && !(seat && isActive(own))) throw new Refusal('mentoring_moved');
    if (own !== 'taken' && !questionOnly) await requireOpen(tx, member, held);
    requireAhead(held);
    if (seat && (questionOnly || own === 'taken' || (own === 'waiting' && orWait)))
      return ask(tx, seat, wanted.question);
    if (mayTake(held.facts, own, held.now)) return take(tx, member, held, seat, wanted);
    if (!orWait || !mayWait(held.facts, own, held.now)) throw new Refusal('office_hour_full');
    await requireListOpen(tx, member.id, held.facts.waiting);
    const position = { hour: held.hour, memberId: member.id, question: wanted.question };
    const { id: seatId } = await writeSeat(tx, { ...position, state: 'waiting' });
    await record(tx, {
      name: 'officeHours.waiting',
      accountId: member.id,
      subject: { officeHourId, seatId },
    });
  });
  return getOfficeHour(core, member, officeHourId);
}

async function requireOpen(tx: Tx, member: Member, { hour }: HeldOfficeHour): Promise<void> {
  if (hour.mentor_id === null) throw new Refusal('office_hour_unknown');
  await requireAskable(tx, member, hour.mentor_id, null).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'mentoring_mentor_unknown')
      throw new Refusal('office_hour_unknown');
    throw error;
  });
}

async function take(
  tx: Tx,
  { id: memberId }: Member,
  { hour }: HeldOfficeHour,
  before: SeatRow | undefined,
  { question }: Wanted,
): Promise<void> {
  await requireSeatLeft(tx, memberId, before?.id);
  if (before?.state === 'offered' && !(await meetDeadline(tx, 'seat_offer', before.id)))
    throw new Refusal('mentoring_late');
  const seat = await giveSeat(tx, { hour, memberId, question });
  const subject = { officeHourId: hour.id, seatId: seat.id };
  await record(tx, { name: 'officeHours.seatTaken', accountId: memberId, subject });
}

async function ask(tx: Tx, seat: SeatRow, question: string | undefined): Promise<void> {
  if (question === undefined || seat.question === question) return;
  await tx.updateTable('office_hour_seats').set({ question }).where('id', '=', seat.id).execute();
  const subject = { officeHourId: seat.office_hour_id, seatId: seat.id };
  await record(tx, { name: 'officeHours.asked', accountId: seat.mentee_id, subject });
}
