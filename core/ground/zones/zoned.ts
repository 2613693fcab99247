import type { Day } from '#rules/calendar/day.ts';

/** Moments that belong to a day in a time zone. Gaps and repeats of summer time are resolved as Temporal does. */

/** The first moment of a day: 00:00, or later where summer time skips it. */
export function startOfDay(day: Day, zone: string): Date {
  const key = `${day} ${zone}`;
  let start = starts.get(key);
  if (start === undefined) {
    if (starts.size === mostStarts) starts.clear();
    start = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
    starts.set(key, start);
  }
  return new Date(start);
}

/** In milliseconds. The same few days are requested again and again, and computing them takes long. */
const starts = new Map<string, number>();
const mostStarts = 5000;

/** 24:00 of a day: the first moment of the next one. */
export function endOfDay(day: Day, zone: string): Date {
  return dateOf(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone));
}

/** Whether this local time exists exactly once: not in the gap of summer time, and twice after it. */
export function isOnce(local: string, zone: string): boolean {
  const time = Temporal.PlainDateTime.from(local);
  try {
    time.toZonedDateTime(zone, { disambiguation: 'reject' });
    return true;
  } catch {
    return false;
  }
}

/** The moment of a local time such as 2026-08-01T15:00; in a gap it moves forward, and of two it is the first. */
export function momentAt(local: string, zone: string): Date {
  return dateOf(Temporal.PlainDateTime.from(local).toZonedDateTime(zone));
}

export function dateOf(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds);
}

export function zonedAt(at: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
}
