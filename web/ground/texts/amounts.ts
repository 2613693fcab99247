import { dateFormat } from '#rules/calendar/date-format.ts';
import { language, shortDate } from '#web/ground/texts/en/language.ts';

/** Dates, numbers and plurals in the page's language; digits are Latin in each (`docs/languages.md`). */
export const locale = `${language}-u-nu-latn`;

const indian = 'Asia/Kolkata';
let zone = indian;

/**
 * Whose clock a page is drawn by: its reader's, which the frame says before anything in it is drawn, else India's. A page is
 * drawn in one go, so no two readers' clocks meet. A zone that this machine does not know is India's.
 */
export function readBy(asked: string = indian): void {
  try {
    dateFormat(locale, asked, {});
    zone = asked;
  } catch {
    zone = indian;
  }
}

/** A day that a person has named is that day on every clock. */
function written(time: string | number | Date, style: Intl.DateTimeFormatOptions): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(String(time));
  return unbroken(dateFormat(locale, isDay ? 'UTC' : zone, style).format(new Date(time)));
}

/** No line ends inside a date, nor between a number and what it counts; before a time of day one may. */
export function unbroken(written: string): string {
  return written.replaceAll(' ', '\u00a0').replaceAll(',\u00a0', ', ');
}

/** The same for each date in a sentence that is written elsewhere, such as an entry of a ledger. */
export function withWholeDates(sentence: string): string {
  return sentence.replace(/\d{1,2} \p{L}[\p{L}\p{M}]+ 20\d\d(?!\d)/gu, (date) => unbroken(date));
}

const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });

/** Meera Joshi, Suresh Rao and Anita Das */
export function list(names: readonly string[]): string {
  return conjunction.format(names);
}

const wholeNumber = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(language);

/** 24 November 2026 */
export function day(time: string | number | Date): string {
  return written(time, { dateStyle: 'long' });
}

/** 24 Nov 2026 */
export function shortDay(time: string | number | Date): string {
  return written(time, { dateStyle: shortDate });
}

/** November 2026, of `2026-11` */
export function month(of: string): string {
  return dateFormat(locale, 'UTC', { year: 'numeric', month: 'long' }).format(new Date(`${of}-01`));
}

/** 24 Nov 2026, 14:02 */
export function moment(time: string | number | Date): string {
  return `${shortDay(time)}, ${timeOfDay(time)}`;
}

/** 14:02 */
export function timeOfDay(time: string | number | Date): string {
  return written(time, { timeStyle: 'short', hourCycle: 'h23' });
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
  if (seconds <= 36 * hour) return inUnit(seconds / hour, 'hour');
  return inUnit(seconds / (24 * hour), 'day');
}

function inUnit(value: number, unit: 'second' | 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value));
}
