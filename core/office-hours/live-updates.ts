import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { officeHourEvents } from './events.ts';

type OfHour = { subject: { officeHourId: string; seatId?: string } };

/** The mentor asks again, and the member of the seat; all members where it is about the office hour itself. */
async function changed(core: Core, { subject: { officeHourId, seatId } }: OfHour): Promise<LiveUpdate[]> {
  const { db } = core;
  const hour = await db
    .selectFrom('office_hours')
    .select('mentor_id')
    .where('id', '=', officeHourId)
    .executeTakeFirst();
  const seats = await db
    .selectFrom('office_hour_seats')
    .select('mentee_id')
    .where('office_hour_id', '=', officeHourId)
    .$if(seatId !== undefined, (query) => query.where('id', '=', seatId ?? ''))
    .execute();
  const ids = [hour?.mentor_id ?? null, ...seats.map((seat) => seat.mentee_id)].filter((id) => id !== null);
  return (await Promise.all(ids.map((id) => accountChanged(core, id, 'turns')))).flat();
}

export const officeHourLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(officeHourEvents).map((name) => [name, changed]),
);
