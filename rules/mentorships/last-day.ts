const minuteMs = 60_000;

/** A mentorship ends at 23:59 of its last day by the clock of its plan, so that its end shows that day. */
export function endOfLastDay(day: Temporal.PlainDate, zone: string): Date {
  return new Date(day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds - minuteMs);
}

/** The end of a plan that moves by whole local days, whatever the clock does meanwhile. */
export function movedEnd(endsAt: Date, days: number, zone: string): Date {
  return endOfLastDay(dayAt(endsAt, zone).add({ days }), zone);
}

/** A moment that moves by whole local days and keeps its local time. */
export function movedBy(at: Date, days: number, zone: string): Date {
  return new Date(zonedAt(at, zone).add({ days }).epochMilliseconds);
}

/** The local days from one moment to a later one. */
export function daysBetween(from: Date, until: Date, zone: string): number {
  return dayAt(from, zone).until(dayAt(until, zone), { largestUnit: 'days' }).days;
}

function dayAt(at: Date, zone: string): Temporal.PlainDate {
  return zonedAt(at, zone).toPlainDate();
}

function zonedAt(at: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
}
