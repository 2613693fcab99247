import type { CalendarAddressBody } from '#contract/calendars/calls.ts';
import { calendarPaths } from '#contract/calendars/rare-paths.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { calendarSecretOf } from './calendar-secret.ts';

/** The address of the member's own calendar; empty without one. */
export async function getCalendarAddress(core: Core, { id }: Member): Promise<CalendarAddressBody> {
  const row = await core.db
    .selectFrom('calendar_addresses')
    .select(['id', 'made_at'])
    .where('account_id', '=', id)
    .executeTakeFirst();
  if (!row?.id) return { path: '', madeAt: '' };
  return { path: calendarPaths.calendar(calendarSecretOf(core, row.id)), madeAt: isoDate(row.made_at) };
}
