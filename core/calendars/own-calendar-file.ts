import ical, { ICalCalendarMethod } from 'ical-generator';
import { type CalendarKind, calendarEntries } from '#contract/collected.ts';
import type { CalendarDate } from '../ground/calendar-dates.ts';

const refreshSeconds = 6 * 3600;

/** The words of the entries, which name no one. */
export type CalendarWords = { name: string; entries: Record<CalendarKind, (title: string) => string> };

/** A member's own calendar as an iCalendar file (RFC 5545); calendars read it again after 6 hours. */
export function ownCalendarFile(dates: readonly CalendarDate[], words: CalendarWords): string {
  const calendar = ical({
    name: words.name,
    prodId: { company: 'Saharambh', product: 'calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { kind, id, title, at, day, minutes, sequence, changed_at: stamp } of dates)
    calendar.createEvent({
      // A session and an interview have the names of their emailed entries.
      id: `${calendarEntries[kind].entry}-${id}@saharambh`,
      sequence,
      stamp,
      summary: words.entries[kind](title),
      // The library reads the day of a whole-day entry in UTC.
      ...(day
        ? { start: new Date(day), allDay: true }
        : { start: at, end: new Date(at.getTime() + minutes * 60_000) }),
    });
  return calendar.toString();
}
