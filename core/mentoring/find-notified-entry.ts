import type { CalendarEntry } from '../ground/calendar-entry.ts';
import type { Core } from '../ground/core.ts';
import { seerOf } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { findCalendarEntry } from './find-calendar-entry.ts';

/** The calendar entry for an email about a session, as it stands now, so that calendars follow. Null if none is to come. */
export async function findNotifiedEntry(
  core: Core,
  accountId: string,
  sessionId: string,
): Promise<CalendarEntry | null> {
  const entry = await findCalendarEntry(core, seerOf(accountId), sessionId).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'mentoring_unknown') return null;
    throw error;
  });
  return entry?.isAhead ? entry : null;
}
