import { parse as parseCookies } from 'hono/utils/cookie';
import { getDomain } from 'tldts';
import { type Actor, guest } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { findSession } from '#core/sessions/find-session.ts';
import type { OpenedSession } from '#core/sessions/steps/open-session.ts';
import { findApplicant } from '#core/sign-ups/find-applicant.ts';
import type { HeaderPair } from './endpoint.ts';
import type { ApiSettings } from './settings.ts';

const year = 31_536_000;
const day = 86_400;

/** Tells our pages that it is worth asking who is signed in. Says nothing else, and decides nothing. */
const markName = 'signed_in';

export type Claim = { accountId: string; secret: string };

/** The session value of CONTRACT 3.1, as it travels in cookie, header and realtime message. */
export function sessionValue(session: OpenedSession): string {
  return Buffer.from(JSON.stringify({ id: session.account.id, secret: session.secret })).toString('base64');
}

/** Null for anything that is not such a value. */
export function readSessionValue(value: string): Claim | null {
  try {
    const { id, secret } = JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
    return typeof id === 'string' && typeof secret === 'string' ? { accountId: id, secret } : null;
  } catch {
    return null;
  }
}

/**
 * Who asks: the first session value found in cookies and headers decides (CONTRACT 3.2). One that has ended counts as
 * none, so that it does not stand in the way of a sign-up ticket.
 */
export async function findActor(core: Core, settings: ApiSettings, headers: Headers): Promise<Actor> {
  const cookies = parseCookies(headers.get('cookie') ?? '');
  const claim = readClaim(settings, headers, cookies);
  const member = claim ? await findSession(core, claim) : null;
  if (member) return member;
  const ticket = cookies[ticketCookieName(settings)];
  return (ticket ? await findApplicant(core, ticket) : null) ?? guest;
}

function readClaim(settings: ApiSettings, headers: Headers, cookies: Record<string, string>): Claim | null {
  const name = cookieName(settings);
  const value =
    cookies[name] ||
    cookies[`${name}_legacy`] ||
    headers.get('x-appwrite-session') ||
    readFallback(headers.get('x-fallback-cookies'), name);
  return value ? readSessionValue(value) : null;
}

function readFallback(header: string | null, name: string): string | null {
  if (!header) return null;
  try {
    const value = JSON.parse(header)?.[name];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

export function cookieName(settings: ApiSettings): string {
  return `a_session_${settings.projectId}`;
}

function ticketCookieName(settings: ApiSettings): string {
  return `a_ticket_${settings.projectId}`;
}

/** The sign-up ticket that the request carries, whether it still counts or not. */
export function readTicket(settings: ApiSettings, headers: Headers): string | null {
  return parseCookies(headers.get('cookie') ?? '')[ticketCookieName(settings)] ?? null;
}

/** Cookies (and, for a page on another site, the fallback header) that make the browser remember the session. */
export function rememberSession(
  settings: ApiSettings,
  request: Request,
  session: OpenedSession,
): HeaderPair[] {
  const value = sessionValue(session);
  const headers: HeaderPair[] = [];
  headers.push(['set-cookie', cookie(settings, cookieName(settings), value, year)]);
  headers.push(['set-cookie', openCookie(settings, markName, '1', year)]);
  if (needsFallback(settings, request)) {
    headers.push(['x-fallback-cookies', JSON.stringify({ [cookieName(settings)]: value })]);
  }
  return headers;
}

export function forgetSession(settings: ApiSettings, request: Request): HeaderPair[] {
  const headers: HeaderPair[] = [];
  headers.push(['set-cookie', cookie(settings, cookieName(settings), 'deleted', 0)]);
  headers.push(['set-cookie', cookie(settings, `${cookieName(settings)}_legacy`, 'deleted', 0)]);
  headers.push(['set-cookie', openCookie(settings, markName, 'deleted', 0)]);
  if (needsFallback(settings, request)) headers.push(['x-fallback-cookies', '[]']);
  return headers;
}

export function rememberTicket(settings: ApiSettings, ticket: string): string {
  return cookie(settings, ticketCookieName(settings), ticket, day);
}

export function forgetTicket(settings: ApiSettings): string {
  return cookie(settings, ticketCookieName(settings), 'deleted', 0);
}

function cookie(settings: ApiSettings, name: string, value: string, maxAge: number): string {
  return `${openCookie(settings, name, value, maxAge)}; HttpOnly`;
}

/** A cookie that scripts may read: never for anything secret. */
function openCookie(settings: ApiSettings, name: string, value: string, maxAge: number): string {
  const expires = new Date(maxAge === 0 ? 0 : Date.now() + maxAge * 1000).toUTCString();
  const secure = settings.origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; Expires=${expires}; SameSite=Lax${secure}`;
}

/**
 * A page on another site gets no Lax cookie, so its client keeps the value itself (CONTRACT 3.3). Our own pages never
 * need that, and must not have the secret where scripts can read it.
 */
function needsFallback(settings: ApiSettings, request: Request): boolean {
  const from = request.headers.get('origin') ?? request.headers.get('referer') ?? '';
  if (from && URL.canParse(from) && new URL(from).origin === new URL(settings.origin).origin) return false;
  const theirs = from ? getDomain(from) : null;
  return !theirs || theirs !== getDomain(settings.origin);
}
