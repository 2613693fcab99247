/** Days of the calendar as they are kept and compared: `2008-02-29`. As text they are in order. */

export const adultAge = 18;
/** Ages beyond this are taken for a slip of the hand. */
const oldestAge = 120;

/** A real day, in the one form that counts. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // A day that a month does not have rolls over to the next month.
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * The day in a text that a client of the contract sent: a day or a moment. Of `2010-05-01T00:00:00.000+00:00` the written
 * day counts. Null for any other text.
 */
export function readDay(text: string): string | null {
  const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
  const day = moment.exec(text.trim())?.[1];
  return day && isDay(day) ? day : null;
}

/** The day that it is in `zone` (IANA); without one, where this runs: of a browser that is where the person is. */
export function todayIn(zone?: string, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

export const birthDateFaults = {
  sign_up_dob_invalid: 'invalid',
  sign_up_dob_future: 'invalid',
  sign_up_dob_past: 'invalid',
} as const;
export type BirthDateFault = keyof typeof birthDateFaults;

/** The error of a birth date, if today is `today`. */
export function faultOfBirthDate(birthDate: string, today: string): BirthDateFault | null {
  if (!isDay(birthDate)) return 'sign_up_dob_invalid';
  if (birthDate > today) return 'sign_up_dob_future';
  return today < birthday(birthDate, oldestAge + 1) ? null : 'sign_up_dob_past';
}

/** The eighteenth birthday; needs a real day. After a birth on 29 February it is 1 March. */
export function adultOn(birthDate: string): string {
  return birthday(birthDate, adultAge);
}

/** Under 18 on the day `today`. False for text that is no birth date yet. */
export function isMinor(birthDate: string, today: string): boolean {
  return faultOfBirthDate(birthDate, today) === null && today < adultOn(birthDate);
}

/** Where a year has no 29 February, that birthday is on 1 March. */
function birthday(birthDate: string, age: number): string {
  const year = String(Number(birthDate.slice(0, 4)) + age).padStart(4, '0');
  const day = `${year}${birthDate.slice(4)}`;
  return isDay(day) ? day : `${year}-03-01`;
}
