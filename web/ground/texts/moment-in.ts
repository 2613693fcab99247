import { dateFormat } from '#rules/calendar/date-format.ts';
import { locale, unbroken } from './amounts.ts';

const style = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;

/** A day with its time, on the clock of a reader. */
export function momentIn(time: string | number | Date, zone: string): string {
  return unbroken(dateFormat(locale, zone, style).format(new Date(time)));
}
