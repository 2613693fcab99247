import { isDay } from '../calendar/day.ts';
import { isZone } from '../calendar/zone.ts';

/** A part of a day in local time, `17:30` to `19:00`. The end may be `24:00`. */
export type Span = { from: string; until: string };

/** The hours of a mentor. Every span is local time in `zone`; `week` begins on Monday. */
export type Hours = {
  zone: string;
  week: Span[][];
  /** Days with other spans than their weekday; a day without spans is closed. */
  exceptions: { day: string; spans: Span[] }[];
  /** A session starts every so many minutes of a span. */
  every: number;
  breakMinutes: number;
  noticeHours: number;
  weeksAhead: number;
  perDay: number;
  perWeek: number;
};

export const hoursLimits = {
  spans: 3,
  exceptions: 60,
  every: [15, 30, 60],
  breakMinutes: { min: 0, max: 60 },
  noticeHours: { min: 6, max: 168 },
  weeksAhead: { min: 1, max: 8 },
  perDay: { min: 1, max: 8 },
  perWeek: { min: 1, max: 20 },
} as const;

/** The hours of a new mentor: no spans yet. */
export function firstHours(zone: string): Hours {
  return {
    zone,
    week: [[], [], [], [], [], [], []],
    exceptions: [],
    every: 30,
    breakMinutes: 10,
    noticeHours: 24,
    weeksAhead: 4,
    perDay: 3,
    perWeek: 3,
  };
}

/** Minutes from 00:00; NaN for text that is no time of a day on a step of 15 minutes. */
export function minutesOf(time: string): number {
  const match = /^([01]\d|2[0-4]):(00|15|30|45)$/.exec(time);
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  return minutes <= 1440 ? minutes : Number.NaN;
}

/** The first thing that is wrong with hours, and the position where it is. */
export type HoursFault = { fault: 'zone' | 'span' | 'overlap' | 'many' | 'day'; at: string };

export function faultOfHours(hours: Pick<Hours, 'zone' | 'week' | 'exceptions'>): HoursFault | null {
  if (!isZone(hours.zone)) return { fault: 'zone', at: 'zone' };
  for (const [day, spans] of hours.week.entries()) {
    const fault = faultOfSpans(spans);
    if (fault) return { fault, at: `week${day}` };
  }
  if (hours.week.length !== 7) return { fault: 'many', at: 'week' };
  if (hours.exceptions.length > hoursLimits.exceptions) return { fault: 'many', at: 'exceptions' };
  const days = new Set<string>();
  for (const [at, { day, spans }] of hours.exceptions.entries()) {
    if (!isDay(day) || days.has(day)) return { fault: 'day', at: `exception${at}` };
    days.add(day);
    const fault = faultOfSpans(spans);
    if (fault) return { fault, at: `exception${at}` };
  }
  return null;
}

function faultOfSpans(spans: readonly Span[]): HoursFault['fault'] | null {
  if (spans.length > hoursLimits.spans) return 'many';
  let end = -1;
  for (const { from, until } of spans.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))) {
    if (!(minutesOf(from) < minutesOf(until))) return 'span';
    if (minutesOf(from) < end) return 'overlap';
    end = minutesOf(until);
  }
  return null;
}
