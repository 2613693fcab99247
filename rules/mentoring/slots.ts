import { addDays, type Day, msPerDay, weekdayOf } from '../calendar/day.ts';
import { type Hours, minutesOf, type Span } from './hours.ts';

/** A time that is taken, in milliseconds. `heldUntil` is its end with the break that it holds. */
export type Busy = {
  from: number;
  until: number;
  heldUntil: number;
  /** A session of this mentor, or a request for one: it counts in the limits of day and week. */
  counts: boolean;
};

export type Around = {
  /** The length of a session. */
  minutes: number;
  busy: readonly Busy[];
  now: number;
  /** The mentor is away up to the end of this day. */
  awayUntil: Day | null;
};

/** A start that can be asked for until `closesAt`, in milliseconds. */
export type Slot = { startsAt: number; closesAt: number };

const minuteMs = 60_000;

/** All slots of a mentor from `now` on, the earliest first. */
export function slotsOf(hours: Hours, around: Around): Slot[] {
  const { minutes, busy, now, awayUntil } = around;
  const first = localDay(now, hours.zone);
  const last = addDays(first, hours.weeksAhead * 7 - 1);
  const limits = countsOf(hours.zone, busy);
  const exceptions = new Map(hours.exceptions.map(({ day, spans }) => [day, spans]));
  const found: Slot[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (awayUntil !== null && day <= awayUntil) continue;
    const spans = exceptions.get(day) ?? hours.week[weekdayOf(day) - 1] ?? [];
    if (spans.length === 0) continue;
    if ((limits.get(day) ?? 0) >= hours.perDay) continue;
    if ((limits.get(weekOf(day)) ?? 0) >= hours.perWeek) continue;
    for (const startsAt of startsOn(day, spans, hours, minutes)) {
      const closesAt = startsAt - hours.noticeHours * 60 * minuteMs;
      if (closesAt > now && isFree(startsAt, minutes, hours.breakMinutes, busy))
        found.push({ startsAt, closesAt });
    }
  }
  return found.toSorted((a, b) => a.startsAt - b.startsAt);
}

/** How many sessions each local day has, and each week under a key of its own. */
function countsOf(zone: string, busy: readonly Busy[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { from, counts: isCounted } of busy) {
    if (!isCounted) continue;
    const day = localDay(from, zone);
    for (const key of [day, weekOf(day)]) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** A key for the week of a day, Monday to Sunday. */
function weekOf(day: Day): string {
  return `week ${addDays(day, 1 - weekdayOf(day))}`;
}

/** The break is kept before and after, as it is now, and as it was when the other time was taken. */
function isFree(startsAt: number, minutes: number, breakMinutes: number, busy: readonly Busy[]): boolean {
  const pause = breakMinutes * minuteMs;
  const endsAt = startsAt + minutes * minuteMs;
  return busy.every(
    ({ from, until, heldUntil }) => endsAt + pause <= from || startsAt >= Math.max(until + pause, heldUntil),
  );
}

/** The moments at which a session can start on a local day: on a step of a span, ending within the span. */
function startsOn(day: Day, spans: readonly Span[], { zone, every }: Hours, minutes: number): number[] {
  const begins = startOf(day, zone);
  const isPlain = startOf(addDays(day, 1), zone) - begins === msPerDay && isMidnight(begins, zone);
  return spans.flatMap((span) => {
    const [from, until] = [minutesOf(span.from), minutesOf(span.until)];
    const starts: number[] = [];
    for (let start = from; start + minutes <= until + (isPlain ? 0 : 120); start += every) {
      if (isPlain) starts.push(begins + start * minuteMs);
      else {
        const at = onChangingDay(day, start, until, minutes, zone);
        if (at !== null) starts.push(at);
      }
    }
    return starts;
  });
}

/** Null where the clock skips or repeats the start, or where the session does not end within the span. */
function onChangingDay(day: Day, start: number, until: number, minutes: number, zone: string): number | null {
  if (start >= until || start >= 1440) return null;
  const local = Temporal.PlainDate.from(day).toPlainDateTime({
    hour: Math.floor(start / 60),
    minute: start % 60,
  });
  let from: Temporal.ZonedDateTime;
  try {
    from = local.toZonedDateTime(zone, { disambiguation: 'reject' });
  } catch {
    return null;
  }
  const end = from.add({ minutes });
  const date = String(end.toPlainDate());
  const minute = end.hour * 60 + end.minute;
  const ends = date === day ? minute : date === addDays(day, 1) && minute === 0 ? 1440 : Number.NaN;
  return ends <= until ? from.epochMilliseconds : null;
}

function localDay(at: number, zone: string): Day {
  return String(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate());
}

/** The first moment of a day. The same few days are computed again and again, so they are kept. */
function startOf(day: Day, zone: string): number {
  const key = `${day} ${zone}`;
  let start = starts.get(key);
  if (start === undefined) {
    if (starts.size === mostStarts) starts.clear();
    start = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
    starts.set(key, start);
  }
  return start;
}

const starts = new Map<string, number>();
const mostStarts = 5000;

/** Summer time may skip midnight itself. */
function isMidnight(at: number, zone: string): boolean {
  const key = `${at} ${zone}`;
  let is = midnights.get(key);
  if (is === undefined) {
    if (midnights.size === mostStarts) midnights.clear();
    const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    is = hour === 0 && minute === 0;
    midnights.set(key, is);
  }
  return is;
}

const midnights = new Map<string, boolean>();
