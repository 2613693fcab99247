import { createHmac } from 'node:crypto';
import { latinDigits } from '#rules/text/digits.ts';
import type { Core } from '../ground/core.ts';

/** Without I, L, O and U, which are read as other letters. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;
const form = new RegExp(`^[${letters}]{${length}}$`);

/** The code of a row follows from the id of the code and the server's key: the database holds its hash alone. */
export function rosterCodeOf({ key }: Pick<Core, 'key'>, id: string): string {
  const digest = createHmac('sha256', key).update(`roster code:${id}`).digest();
  return Array.from(digest.subarray(0, length), (byte) => letters[byte % letters.length]).join('');
}

/** As it is printed, in two halves. */
export function shownCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

/** The typed code, also with blanks, in small letters, or with the letters that look like digits; null for no code. */
export function readRosterCode(typed: string): string | null {
  const plain = latinDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return form.test(plain) ? plain : null;
}

/** By which a code is found. The key is the server's, so that the hashes alone let no one try codes. */
export function hashOfRosterCode({ key }: Pick<Core, 'key'>, code: string): Buffer {
  return createHmac('sha256', key).update(`roster code hash:${code}`).digest();
}
