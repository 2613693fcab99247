import { randomInt } from 'node:crypto';

/** 32 digits and letters. None looks like another one. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `R-7K2M9QXW`: the number under which a person and our staff speak of a request. */
export function newNumber(): string {
  return `R-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`;
}
