import { randomInt } from 'node:crypto';

/** 32 digits and letters. None looks like another one. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `R-7K2M9QXW`: the number under which people and our staff speak of a request (R), an order (O) or a breach (B). */
export function newNumber(of: 'R' | 'O' | 'B' = 'R'): string {
  return `${of}-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`;
}
