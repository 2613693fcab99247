import { Hono } from 'hono';
import type { RefusalCode } from '#contract/refusals.ts';
import { mayAdminister } from '#core/administration/policy.ts';
import { StoreUnavailable } from '#core/files/store.ts';
import type { Actor, Device } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { type Count, forget, tally } from '#core/ground/limits.ts';
import { networkOf } from '#core/ground/network.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Endpoint, HeaderPair } from './endpoint.ts';
import { answerToBug, answerToRefusal, setLimitHeaders } from './errors.ts';
import { corsHeaders, isFromOwnPages, requireRegisteredOrigin } from './origins.ts';
import { checkParams, readRaw } from './params.ts';
import { findActor } from './session-value.ts';
import type { ApiSettings } from './settings.ts';

/** What the server tells us of a connection; tests that call the API without a port leave it out. */
export type Peer = { ip?: string };

/** Hears of everything thrown that is not a refusal, and returns the id under which it was written down. */
export type ReportBug = (error: unknown, request: Request) => string;

/** Puts the endpoints on a router that makes the checks of CONTRACT 1.4, in that order, before each of them. */
export function createRouter(
  core: Core,
  settings: ApiSettings,
  endpoints: Endpoint[],
  reportBug: ReportBug,
): Hono<{ Bindings: Peer }> {
  const router = new Hono<{ Bindings: Peer }>({ strict: true });
  // One function around each call, not a middleware: a header set on a finished answer costs more than the call itself.
  for (const endpoint of endpoints) {
    for (const path of endpoint.paths) {
      router.on(endpoint.method, path, (c) =>
        around(c.req.raw, () =>
          run(endpoint, c.req.raw, c.req.param() as Record<string, string>, c.env?.ip ?? ''),
        ),
      );
    }
  }
  router.options('*', (c) => {
    const origin = c.req.header('origin');
    return new Response(null, {
      status: 204,
      headers: { vary: 'Origin', ...(origin && corsHeaders(origin)) },
    });
  });
  // A route of its own: the handler for what is not found would be the outer application's, which shows the home page.
  // It looks who asks, as the administrators' calls do, so that those take no longer to be not there.
  router.all('*', (c) =>
    around(c.req.raw, async () => {
      await findActor(core, settings, c.req.raw.headers);
      return refuse('general_route_not_found');
    }),
  );
  return router;

  /** Origin check before, CORS headers after, and an answer to whatever is thrown in between. */
  async function around(request: Request, work: () => Promise<Response>): Promise<Response> {
    const origin = request.headers.get('origin');
    let isForeign = true;
    let answer: Response;
    try {
      if (origin) requireRegisteredOrigin(settings, origin);
      isForeign = false;
      answer = await work();
    } catch (error) {
      answer = answerTo(error, request);
    }
    if (!origin || isForeign) return answer;
    for (const [name, value] of Object.entries(corsHeaders(origin))) answer.headers.set(name, value);
    return answer;
  }

  async function run(
    endpoint: Endpoint,
    request: Request,
    path: Record<string, string>,
    ip: string,
  ): Promise<Response> {
    const isHidden = endpoint.scope === 'administrator';
    if (!isHidden) requireProject(request);
    const actor = await findActor(core, settings, request.headers);
    if (isHidden) requireAdministrator(request, actor);
    else requireScope(endpoint, actor);
    const raw = await readRaw(request, path);
    // With its window: the first hour of a day begins as the day does, and a success forgets one but not the other.
    const keys = endpoint.limits.map(
      (limit) =>
        `${endpoint.method} ${endpoint.paths[0]}:${limit.seconds}:${limit.key({ actor, ip: networkOf(ip), raw, headers: request.headers })}`,
    );
    const counts = await countAll(endpoint, keys);
    try {
      const answer = await act(endpoint, { request, actor, raw, ip });
      if (isHidden) answer.headers.set('cache-control', 'private, no-store');
      await Promise.all(
        endpoint.limits.map((limit, at) => limit.forgetOnSuccess && forget(core, keys[at] ?? '')),
      );
      return withLimit(answer, counts[0]);
    } catch (error) {
      return withLimit(answerTo(error, request), counts[0]);
    }
  }

  async function act(
    endpoint: Endpoint,
    { request, actor, raw, ip }: { request: Request; actor: Actor; raw: Record<string, unknown>; ip: string },
  ): Promise<Response> {
    if (endpoint.scope === 'guest' && actor.kind === 'member') refuse('user_session_already_exists');
    const params = checkParams(endpoint.params, raw);
    const device: Device = { ip, userAgent: request.headers.get('user-agent') ?? '' };
    const headers: HeaderPair[] = [];
    const result = await endpoint.handle({ core, settings, actor, device, params, request, headers });
    return toResponse(endpoint, result, headers);
  }

  /** Answers everybody else as a path does that is not there, before anything of the request is looked at. */
  function requireAdministrator(request: Request, actor: Actor): void {
    // Pages of other registered platforms have no business here, whoever opens them.
    if (!mayAdminister(core, actor) || !isFromOwnPages(settings, request)) refuse('general_route_not_found');
  }

  function requireProject(request: Request): void {
    const url = request.url;
    const asked = url.includes('project=') ? new URL(url).searchParams.get('project') : null;
    const project =
      (/^(GET|HEAD)$/.test(request.method) && asked) || request.headers.get('x-appwrite-project');
    if (!project && /\/(databases|tablesdb)\//.test(url)) refuse('general_access_forbidden');
    if (project !== settings.projectId) refuse('project_not_found');
  }

  async function countAll(endpoint: Endpoint, keys: string[]): Promise<Count[]> {
    const counts: Count[] = [];
    for (const [at, limit] of endpoint.limits.entries()) {
      const counted = await tally(core, keys[at] ?? '', limit);
      // Without `Retry-After`, as CONTRACT 11 has it; X-RateLimit-Reset says the same.
      if (counted.isOver) throw new Refusal('general_rate_limit_exceeded', { limit: counted });
      counts.push(counted);
    }
    return counts;
  }

  function answerTo(error: unknown, request: Request): Response {
    const refusal = answerToRefusal(error);
    if (!refusal) return answerToBug(reportBug(error, request));
    // Whoever runs the server has to hear of it, though it is nobody's bug.
    if (error instanceof StoreUnavailable) reportBug(error, request);
    return refusal;
  }
}

const jsonHeaders = { 'content-type': 'application/json; charset=UTF-8', vary: 'Origin' };

function requireScope(endpoint: Endpoint, actor: Actor): void {
  if (endpoint.scope === 'member' && actor.kind !== 'member') refuse('general_unauthorized_scope');
  if (actor.kind === 'member' && actor.account.blocked_at) refuse('user_blocked');
}

function refuse(code: RefusalCode): never {
  throw new Refusal(code);
}

function withLimit(answer: Response, count: Count | undefined): Response {
  if (count && !answer.headers.has('x-ratelimit-limit')) setLimitHeaders(answer.headers, count);
  return answer;
}

function toResponse(endpoint: Endpoint, result: unknown, pairs: HeaderPair[]): Response {
  if (result instanceof Response) {
    for (const [name, value] of pairs) result.headers.append(name, value);
    result.headers.set('vary', 'Origin');
    return result;
  }
  const { status } = endpoint.success;
  // A 204 with a JSON content type breaks every delete in the client libraries (CONTRACT 13.1).
  const isEmpty = status === 204;
  const common: Record<string, string> = isEmpty ? { vary: 'Origin' } : jsonHeaders;
  const headers = pairs.length === 0 ? common : new Headers([...Object.entries(common), ...pairs]);
  return new Response(isEmpty ? null : JSON.stringify(result), { status, headers });
}
