import type { CalendarAddressBody } from '#contract/mentoring/calendar-calls.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';

/** The address of the member's own calendar; empty without one. */
export async function getCalendarAddress({ db }: Core, { id }: Member): Promise<CalendarAddressBody> {
  const row = await db
    .selectFrom('calendar_addresses')
    .select(['secret', 'made_at'])
    .where('account_id', '=', id)
    .executeTakeFirst();
  return row
    ? { path: mentoringPaths.calendar(row.secret), madeAt: isoDate(row.made_at) }
    : { path: '', madeAt: '' };
}
