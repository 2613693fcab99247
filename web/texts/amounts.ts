import { language } from '#texts/language.ts';

/** Dates, numbers and plurals in the page's language. Everything is written in India's time, on the server and in browsers alike. */

const timeZone = 'Asia/Kolkata';
const longDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
const mediumDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
const shortMoment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
const shortTime = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
const wholeNumber = new Intl.NumberFormat(language);
const rules = new Intl.PluralRules(language);

/** 24 November 2026 */
export function day(time: string | number | Date): string {
  return longDay.format(new Date(time));
}

/** 24 Nov 2026 */
export function shortDay(time: string | number | Date): string {
  return mediumDay.format(new Date(time));
}

/** 24 Nov 2026, 2:02 pm */
export function moment(time: string | number | Date): string {
  return shortMoment.format(new Date(time));
}

/** 2:02 pm */
export function timeOfDay(time: string | number | Date): string {
  return shortTime.format(new Date(time));
}

export function number(value: number): string {
  return wholeNumber.format(value);
}

/** The form that the language has for so many; `other` where it has none of its own. */
export function plural(
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, (shown: string) => string>> & {
    other: (shown: string) => string;
  },
): string {
  return (forms[rules.select(count)] ?? forms.other)(number(count));
}

const minute = 60;
const hour = 60 * minute;

/** How long that is in words, rounded up: 40 seconds, 4 minutes, 2 hours. */
export function span(seconds: number): string {
  if (seconds <= 90) return inUnit(seconds, 'second');
  if (seconds <= 90 * minute) return inUnit(seconds / minute, 'minute');
  return inUnit(seconds / hour, 'hour');
}

function inUnit(value: number, unit: 'second' | 'minute' | 'hour'): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(value),
  );
}
