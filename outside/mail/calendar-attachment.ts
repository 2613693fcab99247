import { calendarFile, type EntryWords } from '#core/applications/calendar-file.ts';
import type { CalendarEntry } from '#core/ground/calendar-entry.ts';
import type { Attachment } from './mail.ts';

/** A calendar entry as a file of an email; its type tells calendars whether to add or cancel it (RFC 6047). */
export function calendarAttachment(entry: CalendarEntry, at: number, words: EntryWords): Attachment {
  const method = entry.isCancelled ? 'CANCEL' : 'PUBLISH';
  const name = 'uid' in entry ? 'session' : 'interview';
  return {
    name: at === 0 ? `${name}.ics` : `${name}-${at + 1}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile(entry, words),
  };
}
