import { latinDigits } from '../text/digits.ts';

/** 16 digits and letters. None looks like another one. */
export const certificateNumber = /^[2-9A-HJ-NP-Z]{16}$/;

/** A number as a person types it, with blanks, hyphens, small letters and digits of any script. */
export function readCertificateNumber(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

/** In groups of four, as prints and pages show it. */
export function shownCertificateNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1-');
}
