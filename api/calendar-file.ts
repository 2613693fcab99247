import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '#core/applications/find-calendar-entry.ts';
import { downloads } from './texts/en/downloads.ts';

/** The product, as calendars name who has written an entry. */
const writer = { company: 'Saharambh', product: 'interviews', language: 'EN' } as const;

/**
 * An interview as an iCalendar file (RFC 5545). The number and the name of its entry make calendars change the one that they have, or
 * strike it out. Times are in UTC, which each calendar shows on its own clock.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { at, minutes, place, sequence, isCancelled } = entry;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: writer, method });
  calendar.createEvent({
    id: `interview-${entry.applicationId}@saharambh`,
    ...{ sequence, stamp: entry.changedAt, location: place },
    start: at,
    end: new Date(at.getTime() + minutes * 60_000),
    summary: summaryOf(entry),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

function summaryOf({ applicant, title, project }: CalendarEntry): string {
  const say = downloads.interview;
  return applicant ? say.withApplicant(title, applicant) : say.withProject(title, project);
}
