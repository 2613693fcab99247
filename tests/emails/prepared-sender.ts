import type { Call, ParamsOf } from '#contract/ground/call.ts';
import { cookieName } from '#contract/ground/cookies.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

type Headers = Record<string, string>;
export type Prepared = { headers: Headers; params: Record<string, unknown> };
/** Brings the world into the state in which a command can be done, and says who sends what. */
export type Prepare = (core: Core) => Promise<Prepared>;

export function prepared<C extends Call, const P extends ParamsOf<C>>(
  call: C,
  prepare: (core: Core) => Promise<{ headers: Headers; params: P }>,
): [Call, Prepare] {
  return [call, prepare];
}

export const asGuest: Headers = {};

/** As one of our own pages sends it. */
export function asMember(who: Member & { secret: string }): Headers {
  return { 'x-appwrite-session': sessionOf(who), 'sec-fetch-site': 'same-origin' };
}

/** A browser that has asked for a code, or proven an address with one. */
export function asBrowser(secret: string): Headers {
  return { cookie: `${cookieName('proof', projectId)}=${secret}` };
}
