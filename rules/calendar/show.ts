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
  const written = dateFormat(locale, zone, {
    weekday: 'short',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
    hourCycle,
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
  return withoutBrackets(written);
}

/** `India Standard Time`: the name of a time zone for its readers, or its distance from GMT where it has none. */
export function formatZone(zone: string, locale = 'en-IN'): string {
  const named = (timeZoneName: 'longGeneric' | 'long') => {
    const parts = dateFormat(locale, zone, { timeZoneName }).formatToParts(0);
    return withoutBrackets(parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone);
  };
  const name = named('longGeneric');
  // UTC has the other name alone.
  return name.startsWith('GMT') ? named('long') : name;
}

/** ICU 78 writes GMT in brackets in Marathi. */
const withoutBrackets = (written: string) => written.replace('[GMT]', 'GMT');
