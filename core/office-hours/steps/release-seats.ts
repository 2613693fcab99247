import { type RawBuilder, sql } from 'kysely';
import { isActive, stateOf } from '#rules/office-hours/states.ts';
import type { Tx } from '../../ground/events.ts';
import { holdAccounts } from '../../mentoring/steps/hold-accounts.ts';
import { freeTimes } from '../../mentors/steps/free-times.ts';
import { seatTimes, stateOfSeat } from '../row.ts';
import { endOfficeHour } from './end-office-hour.ts';
import { findSeat, holdOfficeHour } from './hold-office-hour.ts';
import { takeSeatAway } from './write-seat.ts';

const ahead = sql<boolean>`hour.state = 'announced' and hour.starts_at > now()`;

/**
 * Takes away the seats and positions of these rows in office hours ahead, because one side is not available to the other. With
 * `waitingAlone` members keep the seats that they have. `causedBy` is the account that is not available any more.
 */
export async function releaseSeats(
  tx: Tx,
  {
    where,
    causedBy,
    waitingAlone = false,
  }: { where: RawBuilder<boolean>; causedBy: string; waitingAlone?: boolean },
): Promise<void> {
  const states = waitingAlone ? ['waiting', 'offered'] : ['taken', 'waiting', 'offered'];
  const { rows } = await sql<{ id: string; mentor_id: string | null; mentee_id: string }>`
    select hour.id, hour.mentor_id, seat.mentee_id
    from office_hour_seats as seat join office_hours as hour on hour.id = seat.office_hour_id
    where ${ahead} and seat.state = any(${states}::text[]) and ${where} order by hour.id, seat.id`.execute(
    tx,
  );
  await holdAccounts(
    tx,
    rows.flatMap((one) => [one.mentor_id, one.mentee_id]),
  );
  for (const { id, mentee_id: memberId } of rows) {
    const held = await holdOfficeHour(tx, id, memberId);
    const seat = held && (await findSeat(tx, id, memberId));
    if (!seat || stateOf(held.facts, held.now) !== 'ahead' || !isActive(stateOfSeat(seat))) continue;
    if (waitingAlone && seat.state === 'taken') continue;
    const endedBy = causedBy === memberId ? 'mentee' : 'mentor';
    await takeSeatAway(tx, held.hour, seat, { state: 'released', accountId: null, endedBy });
  }
}

/** Ends the office hours ahead of a mentor who is not available any more. */
export async function releaseOfficeHours(tx: Tx, mentorId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from office_hours as hour where ${ahead} and mentor_id = ${mentorId} order by id`.execute(tx);
  for (const { id } of rows) {
    const held = await holdOfficeHour(tx, id, null);
    if (held && stateOf(held.facts, held.now) === 'ahead')
      await endOfficeHour(tx, held.hour, { state: 'released' });
  }
}

/** Frees the times of all who had a seat of an office hour that does not take place. No one gets a seat of it any more. */
export async function freeSeatTimes(tx: Tx, officeHourId: string): Promise<void> {
  const seats = await tx
    .selectFrom('office_hour_seats')
    .select(['id', 'office_hour_id', 'mentee_id'])
    .where('office_hour_id', '=', officeHourId)
    .where('state', '=', 'taken')
    .execute();
  await holdAccounts(
    tx,
    seats.map((seat) => seat.mentee_id),
  );
  await freeTimes(tx, seatTimes(seats));
}
