import { parse as parseCookies } from 'hono/utils/cookie';
import { type CookieKey, cookieName } from '#contract/ground/cookies.ts';
import { hostPrefix } from './set-cookie.ts';
import type { ApiSettings } from './settings.ts';

/** A request with more values of one cookie is guessing. */
const mostValues = 4;

/**
 * A secret that `setOwnSecretCookie` has set; null where the request has none. On https a cookie that another host could
 * have planted does not count: a caller who knows a browser's secret would be taken for that browser.
 */
export function readOwnSecretCookie(settings: ApiSettings, headers: Headers, key: CookieKey): string | null {
  const name = cookieName(key, settings.projectId);
  const [value = null] = valuesOf(headers, isHttps(settings) ? `${hostPrefix}${name}` : name);
  return value;
}

/**
 * Every value that the request carries for a secret cookie. A page on a neighbouring host can plant a second cookie of the
 * same name, which may come first; but none whose name begins with `__Host-`: where there is such a one, it alone counts.
 */
export function readSecretCookies(settings: ApiSettings, headers: Headers, key: CookieKey): string[] {
  const name = cookieName(key, settings.projectId);
  const guarded = valuesOf(headers, `${hostPrefix}${name}`);
  return guarded.length > 0 && isHttps(settings) ? guarded : valuesOf(headers, name);
}

const isHttps = ({ origin }: ApiSettings) => origin.startsWith('https:');

function valuesOf(headers: Headers, name: string): string[] {
  const header = headers.get('cookie');
  if (!header) return [];
  return header
    .split(';')
    .map((pair) => parseCookies(pair)[name] ?? '')
    .filter(Boolean)
    .slice(0, mostValues);
}
