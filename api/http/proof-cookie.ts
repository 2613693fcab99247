import { newCookieSecret } from '#core/ground/secrets.ts';
import type { HeaderPair } from './endpoint.ts';
import { readOwnSecretCookie } from './read-cookie.ts';
import { setOwnSecretCookie } from './set-cookie.ts';
import type { ApiSettings } from './settings.ts';

/** The cookie by which a browser proves that it asked for a code, or proved an address; null before its first code. */
export function readProof(settings: ApiSettings, headers: Headers): string | null {
  return readOwnSecretCookie(settings, headers, 'proof');
}

/** As `readProof`; a browser that has none gets one. Asking for a code renews its day. */
export function proofOf(settings: ApiSettings, request: Request, answer: HeaderPair[]): string {
  const proof = readProof(settings, request.headers) ?? newCookieSecret();
  answer.push(setOwnSecretCookie(settings, 'proof', proof));
  return proof;
}
