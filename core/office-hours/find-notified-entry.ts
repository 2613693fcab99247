import type { CalendarEntry } from '../ground/calendar-entry.ts';
import type { Core } from '../ground/core.ts';
import { seerOf } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { findCalendarEntry } from './find-calendar-entry.ts';

/** The calendar entry for an email about an office hour, as it stands now. Null if none is to come. */
export async function findNotifiedEntry(
  core: Core,
  accountId: string,
  officeHourId: string,
): Promise<CalendarEntry | null> {
  const entry = await findCalendarEntry(core, seerOf(accountId), officeHourId).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'office_hour_unknown') return null;
    throw error;
  });
  return entry?.isAhead ? entry : null;
}
