import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../ground/sealed.ts';

/** RFC 6238 as every app knows it: six digits of SHA-1, a new code each 30 seconds. */
const period = 30;
const window = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Saharambh', label, secret: Secret.fromBase32(secret), digits: 6, period });
}

/** The address that an app reads from the QR code. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step that these digits belong to, at most one away from this moment by the database's time; or null. */
export function stepOf(secret: string, digits: string, seconds: number): number | null {
  const delta = totpOf(secret).validate({ token: digits, timestamp: seconds * 1000, window });
  return delta === null ? null : Math.floor(seconds / period) + delta;
}

const purpose = 'totp';

/** Bound to the row: a copy in the row of another account opens nothing. */
export function sealTotp(key: Buffer, accountId: string, factorId: string, secret: string): Buffer {
  return seal(key, purpose, `${accountId}.${factorId}`, secret);
}

/** Null if the server's secret has changed since. */
export function openTotpSeal(
  key: Buffer,
  accountId: string,
  factorId: string,
  sealed: Buffer,
): string | null {
  return unseal(key, purpose, `${accountId}.${factorId}`, sealed);
}
