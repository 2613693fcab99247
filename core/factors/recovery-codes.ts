import { createHmac, randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U, which are taken for others on paper. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;
export const codesAtOnce = 10;

/** As they are shown: four groups of four, 78 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesAtOnce }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** Under the server's key, and bound to the account. A code is long and random, so it needs no slow hash. */
export function hashOfRecoveryCode(key: Buffer, accountId: string, typed: string): Buffer {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return createHmac('sha256', key).update(`recovery-code:${accountId}:${code}`).digest();
}
