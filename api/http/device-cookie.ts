import { newCookieSecret } from '#core/ground/secrets.ts';
import type { HeaderPair } from './endpoint.ts';
import { readOwnSecretCookie } from './read-cookie.ts';
import { setOwnSecretCookie } from './set-cookie.ts';
import type { ApiSettings } from './settings.ts';

/** As `newCookieSecret` makes them: no caller chooses the secret by which a browser is known. */
const form = /^[A-Za-z0-9_-]{43}$/;

/** The secret by which a browser is known again. A browser without one gets a new one, which `rememberDevice` sets. */
export function readDeviceSecret(settings: ApiSettings, headers: Headers): string {
  return findDeviceSecret(settings, headers) ?? newCookieSecret();
}

/** The secret that the browser has sent, if it has one. */
export function findDeviceSecret(settings: ApiSettings, headers: Headers): string | undefined {
  const secret = readOwnSecretCookie(settings, headers, 'device') ?? '';
  return form.test(secret) ? secret : undefined;
}

/** Set with each login, so that its year starts again. */
export function rememberDevice(settings: ApiSettings, secret: string | undefined): HeaderPair[] {
  return secret ? [setOwnSecretCookie(settings, 'device', secret)] : [];
}
