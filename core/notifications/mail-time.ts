import { type MailWay, quiet } from '#contract/notifications/ways.ts';
import { dateOf, zonedAt } from '../ground/zones/zoned.ts';

/** When digests leave: each day, or on Mondays. */
const digest = { hour: 9, weekday: 1 } as const;

/** A moment in the quiet hours of a zone moves to their end; any other stays. */
export function afterQuiet(at: Date, zone: string): Date {
  const local = zonedAt(at, zone);
  if (local.hour >= quiet.until && local.hour < quiet.from) return at;
  const morning = local.hour >= quiet.from ? local.add({ days: 1 }) : local;
  return dateOf(morning.withPlainTime({ hour: quiet.until }));
}

/** The end of the quiet hours that hold now in this zone; null outside of them. */
export function quietEndOf({ zone, now }: { zone: string; now: Date }): Date | null {
  const end = afterQuiet(now, zone);
  return end > now ? end : null;
}

/** No digest goes to a member under 18: emails about their own matters leave at once, or not at all. */
export function wayAtAge(way: MailWay, isAdult: boolean): MailWay {
  return isAdult || way === 'never' ? way : 'at_once';
}

/** When an event at `at` is mailed to a member in this zone; null where it is not mailed. */
export function mailTime(way: MailWay, at: Date, zone: string): Date | null {
  if (way === 'never') return null;
  if (way === 'at_once') return afterQuiet(at, zone);
  const local = zonedAt(at, zone);
  const today = local.withPlainTime({ hour: digest.hour });
  const days = way === 'daily' ? 0 : (digest.weekday - local.dayOfWeek + 7) % 7;
  const next = today.add({ days });
  if (Temporal.ZonedDateTime.compare(next, local) > 0) return dateOf(next);
  return dateOf(next.add({ days: way === 'daily' ? 1 : 7 }));
}
