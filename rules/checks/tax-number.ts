import type { taxNumberKinds } from '../agreements/money-limits.ts';
import { latinDigits } from '../text/digits.ts';
import { faultOfGstin } from './gstin.ts';

export type TaxNumber = { kind: (typeof taxNumberKinds)[number]; number: string };

/** A PAN or a GSTIN as it is written, of whichever form the typed text has; null for anything else. */
export function readTaxNumber(typed: string): TaxNumber | null {
  const number = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  if (/^[A-Z]{5}[0-9]{4}[A-Z]$/.test(number)) return { kind: 'PAN', number };
  return faultOfGstin(number) === null ? { kind: 'GSTIN', number } : null;
}
