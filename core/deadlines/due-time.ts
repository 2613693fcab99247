import { dateOf, endOfDay, zonedAt } from '#core/ground/zones/zoned.ts';
import type { Day } from '#rules/calendar/day.ts';

/** A day of a deadline is 24 hours, also across a change of summer time. */
export const dayMs = 24 * 60 * 60 * 1000;
export const hourMs = 60 * 60 * 1000;

const night = { from: 21, until: 8, movesTo: 9 } as const;

/** Moves a time in the night, [21:00, 08:00) in this zone, to the next 09:00; any other time stays. */
export function afterNight(time: Date, zone: string): Date {
  const local = zonedAt(time, zone);
  if (local.hour >= night.until && local.hour < night.from) return time;
  const morning = local.hour >= night.from ? local.add({ days: 1 }) : local;
  return dateOf(morning.withPlainTime({ hour: night.movesTo }));
}

/** The deadline for a step that is owed by a named day: its 24:00, which lies in the night. */
export function dueOnDay(day: Day, zone: string): Date {
  return afterNight(endOfDay(day, zone), zone);
}
