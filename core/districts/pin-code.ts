import { latinDigits } from '#rules/text/digits.ts';
import { type District, districts, pinPrefixes } from './table.ts';

export type PinFault = 'pin_code_form' | 'pin_code_unknown';

/** The district of a PIN code by its first three digits; for the largest cities, the city. */
export function districtOfPin(typed: string): { place: District } | { fault: PinFault } {
  const pin = latinDigits(typed).replace(/[\s-]/g, '');
  if (!/^[1-9]\d{5}$/.test(pin)) return { fault: 'pin_code_form' };
  const district = districts.get(pinPrefixes.get(pin.slice(0, 3)) ?? '');
  return district ? { place: district } : { fault: 'pin_code_unknown' };
}
