import { newCookieSecret } from '#core/ground/secrets.ts';
import type { HeaderPair } from './endpoint.ts';
import { readCookie } from './read-cookie.ts';
import { setCookie } from './set-cookie.ts';
import type { ApiSettings } from './settings.ts';

/** What a browser shows to prove that a code was asked for, or an address proven, in it; null before its first code. */
export function readProof(settings: ApiSettings, headers: Headers): string | null {
  return readCookie(settings, headers, 'proof');
}

/** As `readProof`; a browser that has none gets one. Asking for a code renews its day. */
export function proofOf(settings: ApiSettings, request: Request, answer: HeaderPair[]): string {
  const proof = readProof(settings, request.headers) ?? newCookieSecret();
  answer.push(setCookie(settings, 'proof', proof));
  return proof;
}
