import ical, { ICalCalendarMethod } from 'ical-generator';
import type { CalendarDate } from './find-own-calendar.ts';

const refreshSeconds = 6 * 3600;

/** The words of the entries, which name no one. */
export type CalendarWords = Record<CalendarDate['kind'], (title: string) => string> & { name: string };

/** A member's own calendar as an iCalendar file (RFC 5545); calendars read it again after 6 hours. */
export function ownCalendarFile(dates: readonly CalendarDate[], words: CalendarWords): string {
  const calendar = ical({
    name: words.name,
    prodId: { company: 'Saharambh', product: 'calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { kind, id, title, at, minutes, sequence, changed_at: stamp } of dates)
    calendar.createEvent({
      id: `${uidOf[kind]}-${id}@saharambh`,
      sequence,
      stamp,
      start: at,
      end: new Date(at.getTime() + minutes * 60_000),
      allDay: kind === 'begins',
      summary: words[kind](title),
    });
  return calendar.toString();
}

/** A session and an interview have the names of their emailed entries. */
const uidOf = { session: 'mentoring', interview: 'interview', begins: 'begins', due: 'due' } as const;
