import { parse as parseCookies } from 'hono/utils/cookie';
import { getDomain } from 'tldts';
import { cookieName } from '#contract/ground/cookies.ts';
import { type Actor, type Device, guest, type Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { findWaiting } from '#core/sessions/find-waiting.ts';
import type { OpenedSession } from '#core/sessions/steps/open-session.ts';
import { findApplicant } from '#core/sign-ups/find-applicant.ts';
import { rememberDevice } from './device-cookie.ts';
import type { HeaderPair } from './endpoint.ts';
import { readProof } from './proof-cookie.ts';
import { readSecretCookies } from './read-cookie.ts';
import { dropCookie, dropLegacySession, dropSecretCookie, setCookie, setSecretCookie } from './set-cookie.ts';
import type { ApiSettings } from './settings.ts';

export type Claim = { accountId: string; secret: string };

/** The session value of CONTRACT 3.1, as it travels in cookie, header and realtime message. */
export function sessionValue(session: Pick<OpenedSession, 'account' | 'secret'>): string {
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
 * none, so that it does not stand in the way of an address that was proven for a sign-up.
 */
export async function findActor(core: Core, settings: ApiSettings, headers: Headers): Promise<Actor> {
  const claims = readClaims(settings, headers);
  for (const claim of claims) {
    const member = await findSession(core, claim);
    if (member) return member;
  }
  for (const claim of claims) {
    const waiting = await findWaiting(core, claim);
    if (waiting) return { kind: 'guest', waiting };
  }
  const proof = readProof(settings, headers);
  return (proof ? await findApplicant(core, proof) : null) ?? guest;
}

/** Reads the first source that has a value. It returns several claims only where a cookie came more than once. */
export function readClaims(settings: ApiSettings, headers: Headers): Claim[] {
  const name = cookieName('session', settings.projectId);
  const inCookies = readSecretCookies(settings, headers, 'session');
  const value =
    readLegacy(settings, headers) ||
    headers.get('x-appwrite-session') ||
    readFallback(headers.get('x-fallback-cookies'), name);
  const values = inCookies.length > 0 ? inCookies : value ? [value] : [];
  return values.flatMap((one) => readSessionValue(one) ?? []);
}

/** True where a browser stores whatever session an answer hands it: it came in no header of the client's own. */
function isKeptByBrowser(settings: ApiSettings, headers: Headers): boolean {
  const isInCookie =
    readSecretCookies(settings, headers, 'session').length > 0 || Boolean(readLegacy(settings, headers));
  return isInCookie || !headers.get('x-appwrite-session');
}

/**
 * False for the foreign contract's client packages where they send a session in a header of its own: they read none of an
 * answer, so another secret would log them out.
 */
export function takesNewSecret(settings: ApiSettings, headers: Headers): boolean {
  return isKeptByBrowser(settings, headers) || !headers.has('x-sdk-name');
}

/** Hands over the new secret of the session that has asked, in the way in which the one before came. */
export function renewSession(
  settings: ApiSettings,
  request: Request,
  session: Pick<OpenedSession, 'account' | 'secret'>,
): HeaderPair[] {
  if (isKeptByBrowser(settings, request.headers)) return rememberSession(settings, request, session);
  return [['x-appwrite-session', sessionValue(session)]];
}

function readLegacy(settings: ApiSettings, headers: Headers): string | undefined {
  const header = headers.get('cookie');
  return header ? parseCookies(header)[`${cookieName('session', settings.projectId)}_legacy`] : undefined;
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

/** The member whose session ends when another session replaces it in this browser. */
export function previousOf(actor: Actor): Member | null {
  return actor.kind === 'member' ? actor : null;
}

/** Cookies (and, for a page on another site, the fallback header) that make the browser remember the session. */
function rememberSession(
  settings: ApiSettings,
  request: Request,
  session: Pick<OpenedSession, 'account' | 'secret' | 'isWaiting'>,
): HeaderPair[] {
  const value = sessionValue(session);
  // One that awaits its second proof reads nothing: public pages go on as for a guest.
  const signedIn = session.isWaiting
    ? dropCookie(settings, 'signedIn')
    : setCookie(settings, 'signedIn', '1');
  const headers = [...setSecretCookie(settings, 'session', value), signedIn];
  if (needsFallback(settings, request)) {
    const name = cookieName('session', settings.projectId);
    headers.push(['x-fallback-cookies', JSON.stringify({ [name]: value })]);
  }
  return headers;
}

/** As `rememberSession`, for one just opened: from now on the account knows this browser. */
export function rememberLogin(
  settings: ApiSettings,
  request: Request,
  { browser }: Device,
  opened: OpenedSession,
): HeaderPair[] {
  return [...rememberSession(settings, request, opened), ...rememberDevice(settings, browser)];
}

export function forgetSession(settings: ApiSettings, request: Request): HeaderPair[] {
  const headers = [
    ...dropSecretCookie(settings, 'session'),
    dropLegacySession(settings),
    dropCookie(settings, 'signedIn'),
  ];
  if (needsFallback(settings, request)) headers.push(['x-fallback-cookies', '[]']);
  return headers;
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
