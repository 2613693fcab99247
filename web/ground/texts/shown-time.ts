import { dateFormat } from '#rules/calendar/date-format.ts';
import { formatMoment, formatZone } from '#rules/calendar/show.ts';
import { shortDate } from '#web/ground/texts/en/language.ts';
import { locale } from './amounts.ts';

type Zones = { own: string; other: string };

/** A moment in the reader's time zone and in the other side's; `other` is empty if both share one zone. */
export type ShownTime = { time: string; own: string; other: string };

/**
 * The server writes agreed times in words, because browsers name zones differently. If there are two zones, each has its long
 * name added, because short names say little.
 */
export function shownTime(time: string, { own, other }: Zones): ShownTime {
  const words = (zone: string) => formatMoment(new Date(time), zone, locale);
  if (own === other) return { time, own: words(own), other: '' };
  return { time, own: `${words(own)} (${zoneName(own)})`, other: `${words(other)} (${zoneName(other)})` };
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `India Standard Time`: the server names a zone as well; empty for none. */
export function zoneName(zone: string): string {
  return zone && formatZone(zone, locale);
}

/** The time of day alone, under the heading of its day. */
export function shownHour(time: string, { own, other }: Zones): ShownTime {
  const hour = (zone: string, weekday?: 'short') =>
    dateFormat(locale, zone, { ...clock, ...(weekday && { weekday }) }).format(new Date(time));
  return { time, own: hour(own), other: own === other ? '' : hour(other, 'short') };
}

/** `Tue 24 Nov, 18:30`: a time in a list. */
export function shownSlot(time: string, zone: string): string {
  if (time === '') return '';
  const month = shortDate === 'long' ? 'long' : 'short';
  const style = { ...clock, weekday: 'short', day: 'numeric', month } as const;
  const parts = new Map(
    dateFormat(locale, zone, style)
      .formatToParts(new Date(time))
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`;
}

/** `Tue 24 Nov`: the day of a time in a list. */
export function shownSlotDay(time: string, zone: string): string {
  return shownSlot(time, zone).split(',')[0] ?? '';
}

/** `Tuesday, 1 December` */
export function shownDay(day: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return dateFormat(locale, 'UTC', style).format(new Date(day));
}
