import type { CalendarEntry } from '../ground/calendar-entry.ts';
import type { Core } from '../ground/core.ts';
import { findNotifiedEntry } from '../mentoring/find-notified-entry.ts';

/** The calendar entry of the session of a request, as its mentee reads it. Null if none is to come. */
export async function findRequestEntry(
  core: Core,
  accountId: string,
  requestId: string,
): Promise<CalendarEntry | null> {
  const one = await core.db
    .selectFrom('young_requests')
    .select('session_id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return one?.session_id ? findNotifiedEntry(core, accountId, one.session_id) : null;
}
