import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deliveredAs } from '#rules/checks/email.ts';

/** A session's or ticket's secret: 1024 random bits as 256 hex digits, the contract's length. */
export function newSecret(): string {
  return randomBytes(128).toString('hex');
}

/** 256 random bits, for a cookie that a browser sends with every request. */
export function newCookieSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret that is long and random; such a secret needs no slow hash. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Mailed secrets are not stored: they are derived from the record's id and the server's key, when the email is written and
 * when the person brings them back. A retried email carries the same code, and the database contains none.
 */
export function codeOf(key: Buffer, id: string): string {
  const digest = createHmac('sha256', key).update(`code:${id}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/**
 * Stands for an address where an answer must name an account: always the same for it, in the form of an id, and without
 * revealing whether there is an account.
 */
export function handleOf(key: Buffer, email: string): string {
  return createHmac('sha256', key)
    .update(`handle:${deliveredAs(email)}`)
    .digest('hex')
    .slice(0, 20);
}

/** 256 hex digits for a mailed link. */
export function linkSecretOf(key: Buffer, kind: string, id: string): string {
  const half = (part: number) => createHmac('sha512', key).update(`${kind}:${part}:${id}`).digest('hex');
  return half(0) + half(1);
}

/** Compares in constant time, so that the time does not reveal how much was right. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [hashOf(given), hashOf(expected)];
  return timingSafeEqual(a, b);
}
