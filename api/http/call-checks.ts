import type { RefusalCode } from '#contract/collected.ts';
import { isAged } from '#contract/ground/call.ts';
import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import { isKnownBrowser } from '#core/accounts/is-known-browser.ts';
import { mayAdminister } from '#core/administration/policy.ts';
import { requireFreshProof } from '#core/factors/require-fresh-proof.ts';
import { requireStaffFactor } from '#core/factors/require-staff-factor.ts';
import type { Actor, Device } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { type Count, settle, tallyAll } from '#core/ground/limits.ts';
import { networkOf, siteOf } from '#core/ground/network.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { requireAgeFor } from '#core/ground/require-age.ts';
import { hashOf } from '#core/ground/secrets.ts';
import { inSpan } from '#core/ground/trace.ts';
import { noteLooks } from '#core/holds/note-looks.ts';
import { refusalOfGuest } from '#core/sessions/refusal-of-guest.ts';
import { readEmail } from '#rules/checks/email.ts';
import { cleaned } from '#rules/text/clean.ts';
import { findDeviceSecret, readDeviceSecret } from './device-cookie.ts';
import type { Counted, Endpoint, EndpointLimit, HeaderPair } from './endpoint.ts';
import { checkParams } from './params.ts';
import type { ApiSettings } from './settings.ts';

/** One request, over the wire or from one of our own pages. */
export type Asked = {
  request: Request;
  /** Finds the caller by the request's headers. */
  findActor: () => Promise<Actor>;
  ip: string;
  isOwnPage: boolean;
  /** A form of ours lets another account in: until it has, the session that is there stays. */
  replacesSession?: boolean | undefined;
  /** The language of the page that asks. */
  language?: LanguageCode | undefined;
  /** The input before it is cleaned and checked. It is read only once it is known that the caller may make the call. */
  readRaw: () => Promise<Record<string, unknown>>;
};

/** Facts that become known during a call, also during one that ends in a refusal. */
export type Passage = { headers: HeaderPair[]; isRepeat: boolean; count: Count | undefined };

export function newPassage(): Passage {
  return { headers: [], isRepeat: false, count: undefined };
}

/**
 * The one way to every verb: the checks of CONTRACT 1.4 from "who asks" on, in that order, and then the call itself.
 * @throws Refusal
 */
export async function enter(
  core: Core,
  settings: ApiSettings,
  endpoint: Endpoint,
  asked: Asked,
  passage: Passage,
): Promise<unknown> {
  const { call, limits } = endpoint;
  const { request } = asked;
  const actor = await asked.findActor();
  requireAccess(core, endpoint, actor, asked);
  if (!call.beforeFactor && !asked.replacesSession) await requireStaffFactor(core, actor);
  if (call.needsProof && actor.kind === 'member') await requireFreshProof(core, actor, call.needsProof);
  const raw = cleaned(await asked.readRaw());
  const device = deviceOf(settings, request.headers, asked);
  // Most calls have no limit; promises for each of them would be felt.
  const counters =
    limits.length > 0
      ? await countersOf(core, settings, endpoint, asked, { actor, device, raw })
      : noCounters;
  if (counters.length > 0) await countAll(core, counters, passage);
  const isTaken = actor.kind === 'member' && !asked.replacesSession;
  if (call.access === 'guest' && isTaken) refuse('user_session_already_exists');
  const params = checkParams(call.params, raw);
  const isRepeat = () => {
    passage.isRepeat = true;
  };
  const { headers } = passage;
  const verb = async () =>
    endpoint.handle({ core, settings, actor, device, params, request, headers, isRepeat });
  const result = await inSpan(`${call.method} ${call.path}`, verb);
  if (call.right && actor.kind === 'member') await noteLooks(core, actor, call.right, result);
  if (counters.length > 0) await settleAll(core, counters);
  return result;
}

/** Most calls need no more of it than they look at, and a new secret costs as much as a row. */
function deviceOf(settings: ApiSettings, headers: Headers, { ip, language }: Asked): Device {
  let secret: string | undefined;
  return {
    ip,
    language,
    get userAgent() {
      return headers.get('user-agent') ?? '';
    },
    get browser() {
      secret ??= readDeviceSecret(settings, headers);
      return secret;
    },
  };
}

function requireAccess(core: Core, { call }: Endpoint, actor: Actor, asked: Asked): void {
  const { isOwnPage, replacesSession = false } = asked;
  // Answers everybody else as a path does that is not there, before anything of the request is looked at.
  if (call.access === 'administrator') {
    const isTheirs = call.right !== undefined && mayAdminister(core, actor, call.right);
    if (!isTheirs || !isOwnPage) refuse('general_route_not_found');
    return;
  }
  const isForMembers = call.access === 'member' || isAged(call.access);
  if (isForMembers && actor.kind !== 'member') refuse(refusalOfGuest(actor));
  const mayBeSuspended = (call.forSuspended === true && isOwnPage) || replacesSession;
  if (actor.kind === 'member' && actor.standing.isSuspended && !mayBeSuspended) refuse('user_blocked');
  if (call.begins && actor.kind === 'member' && actor.standing.isPaused) refuse('member_paused');
  if (isAged(call.access)) requireAgeFor(call.access, actor);
}

type Counter = { key: string; limit: EndpointLimit };
const noCounters: Counter[] = [];

async function countersOf(
  core: Core,
  settings: ApiSettings,
  { call, limits }: Endpoint,
  { request: { headers }, ip }: Asked,
  { actor, device, raw }: { actor: Actor; device: Device; raw: Record<string, unknown> },
): Promise<Counter[]> {
  const from: Counted = {
    actor,
    network: networkOf(ip),
    site: siteOf(ip),
    get browser() {
      return hashOf(device.browser ?? '').toString('hex');
    },
    raw,
    headers,
  };
  const browsers = limits.some((limit) => limit.browsers)
    ? await whichBrowser(core, findDeviceSecret(settings, headers), raw)
    : undefined;
  return limits
    .filter((limit) => !limit.browsers || limit.browsers === browsers)
    .flatMap((limit) => {
      const key = limit.key(from);
      const scope = limit.shared ?? `${call.method} ${call.path}`;
      // With its window: the first hour of a day begins as the day does, and a success forgets one but not the other.
      return key === null ? [] : [{ key: `${scope}:${limit.seconds}:${key}`, limit }];
    });
}

/** No account knows a browser that has sent no secret. That tells callers only of their own cookie. */
async function whichBrowser(core: Core, sent: string | undefined, { email }: Record<string, unknown>) {
  if (sent === undefined) return 'unknown';
  const read = typeof email === 'string' ? readEmail(email) : null;
  const isKnown = await isKnownBrowser(core, { email: read ?? '', browser: sent, of: 'account' });
  return isKnown ? 'known' : 'unknown';
}

async function countAll(core: Core, counters: Counter[], passage: Passage): Promise<void> {
  for (const counted of await tallyAll(core, counters)) {
    // Without `Retry-After`, as CONTRACT 11 has it; X-RateLimit-Reset says the same.
    if (counted.isOver) throw new Refusal('general_rate_limit_exceeded', { limit: counted });
    passage.count ??= counted;
  }
}

async function settleAll(core: Core, counters: Counter[]): Promise<void> {
  const forgotten = counters.flatMap(({ key, limit }) => (limit.onSuccess === 'forget' ? key : []));
  const givenBack = counters.filter(({ limit }) => limit.onSuccess === 'give back');
  if (forgotten.length + givenBack.length > 0) await settle(core, { forgotten, givenBack });
}

function refuse(code: RefusalCode): never {
  throw new Refusal(code);
}
