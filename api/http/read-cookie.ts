import { parse as parseCookies } from 'hono/utils/cookie';
import { type CookieKey, cookieName } from '#contract/cookies.ts';
import { hostPrefix } from './set-cookie.ts';
import type { ApiSettings } from './settings.ts';

/** Beyond these somebody tries names, not values. */
const mostValues = 4;

/** The one place that reads cookies. Null for one that the request does not carry. */
export function readCookie(settings: ApiSettings, headers: Headers, key: CookieKey): string | null {
  return parseCookies(headers.get('cookie') ?? '')[cookieName(key, settings.projectId)] || null;
}

/**
 * Every value that the request carries for a secret cookie. A page on a neighbouring host can plant a second cookie of the
 * same name, which may come first; but none whose name begins with `__Host-`: where there is such a one, it alone counts.
 */
export function readSecretCookies(settings: ApiSettings, headers: Headers, key: CookieKey): string[] {
  const name = cookieName(key, settings.projectId);
  const guarded = valuesOf(headers, `${hostPrefix}${name}`);
  return guarded.length > 0 && settings.origin.startsWith('https:') ? guarded : valuesOf(headers, name);
}

function valuesOf(headers: Headers, name: string): string[] {
  return (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => parseCookies(pair)[name] ?? '')
    .filter(Boolean)
    .slice(0, mostValues);
}
