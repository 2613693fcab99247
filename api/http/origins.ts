import { Refusal } from '#core/ground/refusal.ts';
import type { ApiSettings } from './settings.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** CONTRACT 4.2: platforms are compared by host name alone, on any port, http or https. */
export function isRegisteredHost(settings: ApiSettings, host: string): boolean {
  const platforms = [new URL(settings.origin).hostname, ...settings.allowedHosts];
  return platforms.some((platform) => {
    if (platform === '*' || platform === host) return true;
    if (loopback.has(platform)) return loopback.has(host);
    return platform.startsWith('*.') && host.endsWith(platform.slice(1));
  });
}

/** The host of an http(s) address, lower-cased; null for anything else. */
export function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url.hostname : null;
}

/** @throws Refusal `general_unknown_origin` unless `origin` is that of a registered platform. */
export function requireRegisteredOrigin(settings: ApiSettings, origin: string): void {
  const host = hostOf(origin);
  if (host !== null && isRegisteredHost(settings, host)) return;
  throw new Refusal('general_unknown_origin', {
    broken: { rule: 'foreign_origin', about: [host ?? origin] },
  });
}

/** True for a request from a page of this very site, and for one that no browser's page sent. */
export function isFromOwnPages(settings: ApiSettings, request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin === null || origin === settings.origin || origin === new URL(request.url).origin;
}

const allowedHeaders = [
  'Accept, Origin, Cookie, Set-Cookie, Content-Type, Content-Range, X-Appwrite-Project, X-Appwrite-Key',
  'X-Appwrite-Dev-Key, X-Appwrite-Locale, X-Appwrite-Mode, X-Appwrite-JWT, X-Appwrite-Organization',
  'X-Appwrite-Response-Format, X-Appwrite-Timeout, X-Appwrite-ID, X-Appwrite-Timestamp, X-Appwrite-Session',
  'X-Appwrite-Platform, X-Appwrite-Impersonate-User-Id, X-Appwrite-Impersonate-User-Email',
  'X-Appwrite-Impersonate-User-Phone, X-SDK-Version, X-SDK-Name, X-SDK-Language, X-SDK-Platform, X-SDK-GraphQL',
  'X-SDK-Profile, Range, Cache-Control, Expires, Pragma, X-Fallback-Cookies, X-Requested-With, X-Forwarded-For',
  'X-Forwarded-User-Agent, Idempotency-Key',
].join(', ');

/** CONTRACT 4.1. Not sent to a host that is not registered. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin.toLowerCase(),
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': allowedHeaders,
    'access-control-expose-headers': 'X-Appwrite-Session, X-Fallback-Cookies',
    'access-control-max-age': '86400',
  };
}

/**
 * A mailed link may lead to a registered platform only.
 * @throws Refusal `general_argument_invalid` for any other `url`, and for texts that browsers read in several ways.
 */
export function requireRedirect(settings: ApiSettings, url: string): void {
  const host = hostOf(url);
  const isPlain = /^https?:\/\/[^\s\\@]+$/i.test(url) && host !== null;
  if (isPlain && isRegisteredHost(settings, host)) return;
  throw new Refusal('general_argument_invalid', {
    param: 'url',
    broken: { rule: 'foreign_address', about: [host ?? url.slice(0, 100)] },
  });
}
