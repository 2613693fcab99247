import { latinDigits } from '#rules/text/digits.ts';
import { type Place, pinPrefixes, places } from './table.ts';

export type PinFault = 'pin_code_form' | 'pin_code_unknown';

/** The district of a PIN code by its first three digits; for the largest cities, the city. */
export function placeOfPin(typed: string): { place: Place } | { fault: PinFault } {
  const pin = latinDigits(typed).replace(/[\s-]/g, '');
  if (!/^[1-9]\d{5}$/.test(pin)) return { fault: 'pin_code_form' };
  const place = places.get(pinPrefixes.get(pin.slice(0, 3)) ?? '');
  return place ? { place } : { fault: 'pin_code_unknown' };
}
