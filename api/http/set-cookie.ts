import { type CookieKey, cookieName, cookies } from '#contract/ground/cookies.ts';
import type { HeaderPair } from './endpoint.ts';
import type { ApiSettings } from './settings.ts';

/** With it browsers take a cookie from this very host alone, over https. */
export const hostPrefix = '__Host-';

/** As `setCookie`, and on https a second time under a name that no other host can plant. */
export function setSecretCookie(settings: ApiSettings, key: CookieKey, value: string): HeaderPair[] {
  const { seconds } = cookies[key];
  return [setCookie(settings, key, value), ...guarded(settings, key, value, seconds)];
}

export function dropSecretCookie(settings: ApiSettings, key: CookieKey): HeaderPair[] {
  return [dropCookie(settings, key), ...guarded(settings, key, 'deleted', 0)];
}

function guarded(settings: ApiSettings, key: CookieKey, value: string, seconds: number): HeaderPair[] {
  if (!settings.origin.startsWith('https:')) return [];
  return [header(settings, hostPrefix + cookieName(key, settings.projectId), value, seconds, false)];
}

/** For a secret that no foreign contract names: on https under the guarded name alone. */
export function setOwnSecretCookie(settings: ApiSettings, key: CookieKey, value: string): HeaderPair {
  return guarded(settings, key, value, cookies[key].seconds)[0] ?? setCookie(settings, key, value);
}

/** Sets a declared cookie, with the lifetime and the reach that its declaration states to members. */
export function setCookie(settings: ApiSettings, key: CookieKey, value: string): HeaderPair {
  const { seconds, forScripts } = cookies[key];
  return header(settings, cookieName(key, settings.projectId), value, seconds, forScripts);
}

export function dropCookie(settings: ApiSettings, key: CookieKey): HeaderPair {
  return header(settings, cookieName(key, settings.projectId), 'deleted', 0, cookies[key].forScripts);
}

/** The foreign contract's clients may hold the session under this name as well; we never set it. */
export function dropLegacySession(settings: ApiSettings): HeaderPair {
  return header(settings, `${cookieName('session', settings.projectId)}_legacy`, 'deleted', 0, false);
}

function header(
  { origin }: ApiSettings,
  name: string,
  value: string,
  maxAge: number,
  forScripts: boolean,
): HeaderPair {
  const expires = new Date(maxAge === 0 ? 0 : Date.now() + maxAge * 1000).toUTCString();
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const reach = forScripts ? '' : '; HttpOnly';
  return [
    'set-cookie',
    `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; Expires=${expires}; SameSite=Lax${secure}${reach}`,
  ];
}
