import { Refusal } from '#core/ground/refusal.ts';
import type { ApiSettings } from './settings.ts';

/** Names of this machine, which mean the same. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of an http(s) address, in one spelling; null for anything else. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (loopback.has(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}

/**
 * Whether an origin is this site's or a registered platform's, by scheme, host and port. CONTRACT 4.2 compares hosts alone:
 * then any program on the host, on any port and without encryption, could act for a member who is signed in here.
 */
function isRegistered({ origin, allowedOrigins }: ApiSettings, asked: string): boolean {
  return [origin, ...allowedOrigins].some((platform) => {
    if (platform === '*' || originOf(platform) === asked) return true;
    const [scheme, host = ''] = platform.split('://');
    // A suffix with its port, if it has one: nothing else may follow.
    return host.startsWith('*.') && asked.startsWith(`${scheme}://`) && asked.endsWith(host.slice(1));
  });
}

/** @throws Refusal `general_unknown_origin` unless `origin` is that of a registered platform. */
export function requireRegisteredOrigin(settings: ApiSettings, origin: string): void {
  const asked = originOf(origin);
  if (asked !== null && isRegistered(settings, asked)) return;
  const host = asked === null ? origin : new URL(origin).hostname;
  throw new Refusal('general_unknown_origin', { broken: { rule: 'foreign_origin', about: [host] } });
}

/** True when a browser says that one of this very site's pages sent the request. */
export function isFromOwnPages(settings: ApiSettings, request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin';
  return originOf(origin) === originOf(settings.origin);
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

/** CONTRACT 4.1. Not sent to an origin that is not registered. */
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
 * A mailed link leads to this site alone.
 * @throws Refusal `general_argument_invalid` for any other `url`, and for texts that browsers read in several ways.
 */
export function requireRedirect(settings: ApiSettings, url: string): void {
  const origin = originOf(url);
  const isPlain = /^https?:\/\/[^\s\\@]+$/i.test(url) && origin !== null;
  if (isPlain && origin === originOf(settings.origin)) return;
  const host = origin === null ? url.slice(0, 100) : new URL(url).hostname;
  throw new Refusal('general_argument_invalid', {
    param: 'url',
    broken: { rule: 'foreign_address', about: [host] },
  });
}
