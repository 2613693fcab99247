import type { AgreementDocument } from '../agreements/terms.ts';
import { hashOfValue } from './sha256.ts';

/** How many digits of the hash an email with a code shows. */
export const shownDigits = 12;

/** The hash that both sides sign: it covers the whole document and its text as shown. */
export function documentHash(document: AgreementDocument): Promise<string> {
  return hashOfValue(document);
}

/** Whether every string of a value is NFC with LF line ends, as a document's must be before it is signed. */
export function isSignable(value: unknown): boolean {
  if (typeof value === 'string') return value === value.normalize('NFC') && !/[\r\u2028\u2029]/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isSignable(name) && isSignable(inner));
}
