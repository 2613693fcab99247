import { parse as parseCookies } from 'hono/utils/cookie';
import { type CookieKey, cookieName } from '#contract/cookies.ts';
import type { ApiSettings } from './settings.ts';

/** The one place that reads cookies. Null for one that the request does not carry. */
export function readCookie(settings: ApiSettings, headers: Headers, key: CookieKey): string | null {
  return parseCookies(headers.get('cookie') ?? '')[cookieName(key, settings.projectId)] || null;
}
