import { dateFormat } from '#rules/calendar/date-format.ts';
import { shortDate } from '#web/ground/texts/en/language.ts';
import { locale, unbroken } from './amounts.ts';

const clock = { timeStyle: 'short', hourCycle: 'h23' } as const;

/** A day with its time, on the clock of a reader. */
export function momentIn(time: string | number | Date, zone: string): string {
  const at = new Date(time);
  const [day, hour] = [{ dateStyle: shortDate }, clock].map((style) =>
    dateFormat(locale, zone, style).format(at),
  );
  return unbroken(`${day}, ${hour}`);
}
