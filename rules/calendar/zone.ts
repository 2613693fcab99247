import { dateFormat } from './date-format.ts';
import { type Day, dayOf, isDay } from './day.ts';

/** Whether this is a zone of the IANA list. A bare offset is none: it knows no summer time. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false;
  try {
    clockIn(name);
    return true;
  } catch {
    return false;
  }
}

/** A moment in UTC with milliseconds, in the one form in which it is hashed: 2026-08-01T09:30:00.000Z. */
export function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

/** A day and a local time, whether they occur in any zone or not: 2026-08-01T15:00. */
export function isLocalTime(text: string): boolean {
  return isDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10));
}

/** The local day and time in a zone at a moment. */
export function wallClock(at: Date, zone: string): { day: Day; hour: number; minute: number } {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return { day: dayOf(part('year'), part('month'), part('day')), hour: part('hour'), minute: part('minute') };
}

const digits = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

function clockIn(zone: string): Intl.DateTimeFormat {
  return dateFormat('en-u-ca-iso8601-nu-latn', zone, digits);
}
