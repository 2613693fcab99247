import { dateFormat } from '#rules/calendar/date-format.ts';
import { locale, shortDate, unbroken } from './amounts.ts';

const clock = { timeStyle: 'short', hourCycle: 'h23' } as const;

/** A day with its time, on the clock of a reader. */
export function momentIn(time: string | number | Date, zone: string): string {
  const at = new Date(time);
  const [day, hour] = [shortDate, clock].map((style) => dateFormat(locale, zone, style).format(at));
  return unbroken(`${day}, ${hour}`);
}
