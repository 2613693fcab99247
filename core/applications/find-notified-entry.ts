import type { CalendarEntry } from '../ground/calendar-entry.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findCalendarEntry } from './find-calendar-entry.ts';

/**
 * The calendar entry for an email about an application: its interview as it stands now, agreed or cancelled, so that
 * calendars follow. Null if none is to come.
 */
export async function findNotifiedEntry(
  core: Core,
  accountId: string,
  applicationId: string,
): Promise<CalendarEntry | null> {
  const seeing = { kind: 'member', id: accountId, standing: { isSeen: true, hasBlocks: true } } as const;
  const entry = await findCalendarEntry(core, seeing, applicationId).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'application_unknown') return null;
    throw error;
  });
  return entry?.isAhead ? entry : null;
}
