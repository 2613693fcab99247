import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A number that can exist, with its country's code or, without one, in India. */
export function isPhoneNumber(text: string): boolean {
  return parsePhoneNumberFromString(text, 'IN')?.isValid() ?? false;
}

/** The number as it is stored: E.164, like +919876543210. Text that is no number stays as it is. */
export function normalPhoneNumber(text: string): string {
  return parsePhoneNumberFromString(text, 'IN')?.number ?? text.trim();
}
