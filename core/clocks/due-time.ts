import { dateOf, endOfDay, zonedAt } from '#core/ground/zones/zoned.ts';
import type { Day } from '#rules/calendar/day.ts';

/** A day on a clock is 24 hours, whatever summer time does meanwhile. */
export const dayMs = 24 * 60 * 60 * 1000;
export const hourMs = 60 * 60 * 1000;

const night = { from: 21, until: 8, movesTo: 9 } as const;

/** A time in the night, [21:00, 08:00) in this zone, moves forward to the next 09:00; any other stays. */
export function afterNight(time: Date, zone: string): Date {
  const local = zonedAt(time, zone);
  if (local.hour >= night.until && local.hour < night.from) return time;
  const morning = local.hour >= night.from ? local.add({ days: 1 }) : local;
  return dateOf(morning.withPlainTime({ hour: night.movesTo }));
}

/** When something is due that names a day: at its 24:00, which lies in the night. */
export function dueOnDay(day: Day, zone: string): Date {
  return afterNight(endOfDay(day, zone), zone);
}
