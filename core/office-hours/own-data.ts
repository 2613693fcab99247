import { sql } from 'kysely';
import { officeHourLimits } from '#rules/office-hours/limits.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Account } from '../ground/actor.ts';
import { record, type Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { releaseOfficeHours } from './steps/release-seats.ts';
import { titleOfficeHours } from './steps/title-office-hours.ts';

export const officeHourData: OwnData = {
  office_hours: {
    removedBy: 'office-hours:forget',
    limit: [
      { kept: `${officeHourLimits.keptMonths} months`, since: sql`one.starts_at` },
      {
        kept: `${officeHourLimits.erasedHours} hours`,
        since: sql`case when one.location <> '' then least(one.starts_at + make_interval(mins => one.minutes), one.ended_at) end`,
      },
    ],
    exported: ({ db }, { id }) =>
      db
        .selectFrom('office_hours')
        .select(['id', 'state', 'topic', 'starts_at', 'minutes', 'seats', 'location', 'announced_at'])
        .select(['ended_at', 'reason', 'words'])
        .where('mentor_id', '=', id)
        .orderBy('starts_at')
        .execute(),
    erased: leaveOfficeHours,
    givenTo: 'nominee and guardian',
  },
  office_hour_seats: {
    removedBy: 'office-hours:forget',
    limit: {
      kept: `${officeHourLimits.keptMonths} months`,
      since: sql`(select starts_at from office_hours where id = one.office_hour_id)`,
    },
    // As a member, and the questions that a mentor has received.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('office_hour_seats as seat')
        .innerJoin('office_hours as hour', 'hour.id', 'seat.office_hour_id')
        .select([
          'seat.office_hour_id',
          'hour.topic',
          'hour.starts_at',
          'seat.state',
          'seat.question',
          'seat.came',
        ])
        .select(sql<string>`case when seat.mentee_id = ${id} then 'mentee' else 'mentor' end`.as('side'))
        .where((row) => row.or([row('seat.mentee_id', '=', id), row('hour.mentor_id', '=', id)]))
        .orderBy('hour.starts_at')
        .execute(),
    erased: leaveSeats,
    givenTo: 'guardian',
  },
  office_hour_reminders: {
    isNeverHeld: true,
    removedBy: 'office-hours:reminders',
    limit: { not: 'It is sent at a moment of its own.' },
    exported: { not: 'It follows from the office hour and the seat, which are exported.' },
    erased: 'by the database',
  },
};

/** Ends what is ahead, and erases the mentor's words. The seats and questions of others stay, with "a former member". */
async function leaveOfficeHours(tx: Tx, { id }: Account): Promise<void> {
  await releaseOfficeHours(tx, id);
  const { rows } = await sql<{ id: string }>`
    update office_hours set topic = '', words = '', location = '' where mentor_id = ${id} returning id`.execute(
    tx,
  );
  await titleOfficeHours(
    tx,
    rows.map((row) => row.id),
    '',
  );
}

/** The list gets the seats that the member had. */
async function leaveSeats(tx: Tx, { id }: Account): Promise<void> {
  const { rows } = await sql<{ id: string; office_hour_id: string; state: string; is_ahead: boolean }>`
    delete from office_hour_seats as seat using office_hours as hour
    where hour.id = seat.office_hour_id and seat.mentee_id = ${id}
    returning seat.id, seat.office_hour_id, seat.state,
      (hour.state = 'announced' and hour.starts_at > now()) as is_ahead`.execute(tx);
  for (const { id: seatId, office_hour_id: officeHourId, state, is_ahead: isAhead } of rows) {
    if (state === 'offered') await releaseDeadline(tx, 'seat_offer', seatId);
    if (isAhead && (state === 'taken' || state === 'offered'))
      await record(tx, { name: 'officeHours.seatFreed', accountId: null, subject: { officeHourId } });
  }
}
