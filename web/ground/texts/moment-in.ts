import { language } from '#web/ground/texts/en/language.ts';
import { unbroken } from './amounts.ts';

/** A day with its time, on somebody's own clock. */
export function momentIn(time: string | number | Date, zone: string): string {
  return unbroken(momentsIn(zone).format(new Date(time)));
}

const deadlines = new Map<string, Intl.DateTimeFormat>();

function momentsIn(zone: string): Intl.DateTimeFormat {
  const known = deadlines.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: zone,
  });
  deadlines.set(zone, made);
  return made;
}
