import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '../ground/calendar-entry.ts';

/** The product, as calendars name who has written an entry. */
const writer = { company: 'Saharambh', product: 'interviews', language: 'EN' } as const;

/** The title of an entry, for the applicant and for the owner who meets them. */
export type EntryWords = {
  withProject(title: string, project: string): string;
  withApplicant(title: string, applicant: string): string;
  /** Of a session, for both members. */
  withPerson(topic: string, person: string): string;
};

/**
 * An interview or a session as an iCalendar file (RFC 5545). The number and the name of its entry make calendars change or cancel the
 * entry that they have. Times are in UTC; each calendar shows them in its own zone.
 */
export function calendarFile(entry: CalendarEntry, words: EntryWords): string {
  const { at, minutes, place: location, sequence, isCancelled } = entry;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: writer, method });
  calendar.createEvent({
    id: `${'uid' in entry ? entry.uid : `interview-${entry.applicationId}`}@saharambh`,
    sequence,
    stamp: entry.changedAt,
    location: location,
    start: at,
    end: new Date(at.getTime() + minutes * 60_000),
    summary: summaryOf(entry, words),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

function summaryOf(entry: CalendarEntry, words: EntryWords): string {
  if ('uid' in entry) return words.withPerson(entry.topic, entry.person);
  const { applicant, title, project } = entry;
  return applicant ? words.withApplicant(title, applicant) : words.withProject(title, project);
}
