import { sql } from 'kysely';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { fillingOf, freeSeats, stateOf } from '#rules/office-hours/states.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { isResting } from '../../mentoring/steps/require-no-rest.ts';
import { isVerified } from '../../verifications/verified-kinds.ts';
import { hasSeatLeft } from '../has-seat-left.ts';
import { holdOfficeHour } from './hold-office-hour.ts';
import { giveSeat, writeSeat } from './write-seat.ts';

const hourMs = 3_600_000;

/**
 * Gives a free seat to the next on the list, or offers it in the last day. True if it did: another seat may be free. Of
 * several servers that do it at the same time, one does.
 */
export async function fillSeat(tx: Tx, officeHourId: string): Promise<boolean> {
  const next = await findNext(tx, officeHourId);
  const held = next && (await holdOfficeHour(tx, officeHourId, next.mentee_id));
  if (!held) return false;
  const { hour, facts, now } = held;
  const how = fillingOf(facts, now);
  if (stateOf(facts, now) !== 'ahead' || how === 'open' || freeSeats(facts) === 0) return false;
  // Another server was faster, or the member has another session by now: the next run finds who is next.
  if ((await findNext(tx, officeHourId))?.id !== next.id) return false;
  const memberId = next.mentee_id;
  if (how === 'given') {
    const seat = await giveSeat(tx, { hour, memberId });
    const subject = { officeHourId, seatId: seat.id };
    await record(tx, { name: 'officeHours.seatGiven', accountId: null, subject });
    return true;
  }
  const seat = await writeSeat(tx, { hour, memberId, state: 'offered' });
  await beginDeadline(tx, {
    kind: 'seat_offer',
    subjectId: seat.id,
    owes: { accountId: memberId },
    awaitedBy: null,
    latestAt: new Date(hour.starts_at.getTime() - limits.offeredHours * hourMs),
  });
  const subject = { officeHourId, seatId: seat.id };
  await record(tx, { name: 'officeHours.seatOffered', accountId: null, subject });
  return true;
}

/** The first on the list of an open page who may still ask its mentor, has no two strikes, no session then, and may have one more seat. */
async function findNext(
  tx: Tx,
  officeHourId: string,
): Promise<{ id: string; mentee_id: string } | undefined> {
  const { rows } = await sql<{ id: string; mentee_id: string }>`
    select seat.id, seat.mentee_id
    from office_hour_seats as seat join office_hours as hour on hour.id = seat.office_hour_id
    join mentors as page on page.account_id = hour.mentor_id and page.state = 'open'
      and (page.said ->> 'whoMayAsk' = 'all' or ${isVerified(sql<string>`seat.mentee_id`)})
    where not exists (
      select from blocks
      where (blocker_id, blocked_id) in ((seat.mentee_id, hour.mentor_id), (hour.mentor_id, seat.mentee_id))
    ) and seat.office_hour_id = ${officeHourId} and seat.state = 'waiting' and not exists (
      select from booked_times
      where account_id = seat.mentee_id
        and during && tstzrange(hour.starts_at, hour.starts_at + make_interval(mins => hour.minutes))
    ) and ${hasSeatLeft(sql.ref('seat.mentee_id'))}
    and not ${isResting('mentee', sql.ref('seat.mentee_id'))} and not ${isResting('mentor', sql.ref('hour.mentor_id'))}
    order by seat.joined_at, seat.id limit 1`.execute(tx);
  return rows[0];
}
