import type { Tx } from '../../ground/events.ts';
import { titleTimes } from '../../mentors/steps/title-times.ts';
import { seatTimes } from '../row.ts';

/** Names office hours by this topic in the calendars of their mentor and of the members with a seat. */
export async function titleOfficeHours(tx: Tx, ids: readonly string[], topic: string): Promise<void> {
  if (ids.length === 0) return;
  const seats = await tx
    .selectFrom('office_hour_seats')
    .select(['id', 'office_hour_id'])
    .where('office_hour_id', 'in', ids)
    .execute();
  await titleTimes(tx, { what: 'office_hour', subjectIds: ids, title: topic });
  await titleTimes(tx, { ...seatTimes(seats), title: topic });
}
