import { dateFormat } from './date-format.ts';
import type { Day } from './day.ts';

/** `1 August 2026` */
export function formatDay(day: Day, locale = 'en-IN'): string {
  return dateFormat(locale, 'UTC', { dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`));
}

/** `Sat, 1 August 2026 at 15:00 IST`: a moment in the reader's time zone, which is named. */
export function formatMoment(
  at: Date,
  zone: string,
  locale = 'en-IN',
  hourCycle: 'h12' | 'h23' = 'h23',
): string {
  return dateFormat(locale, zone, {
    weekday: 'short',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
    hourCycle,
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}
