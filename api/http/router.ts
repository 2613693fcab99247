import { Hono } from 'hono';
import type { Call } from '#contract/ground/call.ts';
import type { Actor } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { BytesDamaged, StoreUnavailable } from '#core/ground/file-store.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isDatabaseStrained } from '#db/gone.ts';
import { currentReading } from '#db/reading.ts';
import { enter, newPassage, type Passage } from './call-checks.ts';
import type { Endpoint } from './endpoint.ts';
import { answerToBug, answerToRefusal, setLimitHeaders } from './errors.ts';
import { corsHeaders, isFromOwnPages, requireRegisteredOrigin } from './origins.ts';
import { readRaw } from './params.ts';
import { findActor } from './session-value.ts';
import type { ApiSettings } from './settings.ts';

/** The server's facts about a connection; tests that call the API without a port leave it out. */
export type Peer = { ip?: string };

/** Gets every thrown value that is no refusal, and returns the id under which it was logged. */
export type ReportBug = (error: unknown, request: Request) => string;

/**
 * Sees every answer of a declared call, and clones the answers that it reads. Only tests set it, to compare answers with
 * declarations: cloning costs time.
 */
export type Watch = (endpoint: Endpoint, answer: Response) => Promise<void>;

/** Puts the endpoints on a router that makes the checks of CONTRACT 1.4, in that order, before each of them. */
export function createRouter(
  core: Core,
  settings: ApiSettings,
  endpoints: Endpoint[],
  reportBug: ReportBug,
  watch?: Watch,
): Hono<{ Bindings: Peer }> {
  const router = new Hono<{ Bindings: Peer }>({ strict: true });
  // One function around each call, not a middleware: a header set on a finished answer costs more than the call itself.
  for (const endpoint of endpoints) {
    for (const path of pathsOf(endpoint.call)) {
      router.on(endpoint.call.method, path, (c) =>
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
      throw new Refusal('general_route_not_found');
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
    const { call } = endpoint;
    const passage = newPassage();
    let answer: Response;
    try {
      const isHidden = call.access === 'administrator';
      if (!isHidden) requireProject(request);
      // Without either an administrator's call is not there, as for everybody else.
      const isForAll = !isHidden && !call.forSuspended;
      const isOwnPage = isForAll || (isOfProject(call, request) && isFromOwnPages(settings, request));
      const asked = {
        request,
        ip,
        isOwnPage,
        findActor: () => findReader(call, request.headers),
        readRaw: () => readRaw(request, path),
      };
      const result = await enter(core, settings, endpoint, asked, passage);
      answer = toResponse(call, result, passage);
    } catch (error) {
      answer = answerTo(error, request);
    }
    if (passage.count && !answer.headers.has('x-ratelimit-limit'))
      setLimitHeaders(answer.headers, passage.count);
    if (watch) await watch(endpoint, answer);
    return answer;
  }

  /** A guest gets from a call for all callers what a public page shows, and so a replica may answer it. */
  async function findReader({ method, access }: Call, headers: Headers): Promise<Actor> {
    const actor = await findActor(core, settings, headers);
    const reading = currentReading();
    if (reading && method === 'GET' && access === 'anyone' && actor.kind === 'guest') reading.isPublic = true;
    return actor;
  }

  /** Only bytes, which a page shows as a picture or behind a link, name it in their address: nothing else can. */
  function isOfProject({ answer }: Call, request: Request): boolean {
    const named = answer.body === 'bytes' ? projectIn(request) : request.headers.get('x-appwrite-project');
    return named === settings.projectId;
  }

  function requireProject(request: Request): void {
    const project = projectIn(request);
    if (!project && /\/(databases|tablesdb)\//.test(request.url))
      throw new Refusal('general_access_forbidden');
    if (project !== settings.projectId) throw new Refusal('project_not_found');
  }

  function answerTo(error: unknown, request: Request): Response {
    const refusal = answerToRefusal(error);
    if (!refusal) return answerToBug(reportBug(error, request));
    // The operator has to learn of it, though it is no bug.
    if (isForTheOperator(error)) reportBug(error, request);
    return refusal;
  }
}

function projectIn({ url, method, headers }: Request): string | null {
  const asked = url.includes('project=') ? new URL(url).searchParams.get('project') : null;
  return (/^(GET|HEAD)$/.test(method) && asked) || headers.get('x-appwrite-project');
}

/** Under which paths a call is found; the first is the canonical one. */
export function pathsOf({ path, aliases = [] }: Call): string[] {
  return [path, ...aliases];
}

/** An answer is for its caller: no cache keeps it, not even the browser's. */
const emptyHeaders = { 'cache-control': 'private, no-store', vary: 'Origin' };
const jsonHeaders = { 'content-type': 'application/json; charset=UTF-8', ...emptyHeaders };

/** The HTTP answer for the result of a call. */
export function toResponse(call: Call, result: unknown, { headers: pairs, isRepeat }: Passage): Response {
  if (result instanceof Response) {
    for (const [name, value] of pairs) result.headers.append(name, value);
    result.headers.set('vary', 'Origin');
    return result;
  }
  const { status, repeated = status, body } = call.answer;
  // A 204 with a JSON content type breaks every delete in the client libraries (CONTRACT 13.1).
  const common: Record<string, string> = body === null ? emptyHeaders : jsonHeaders;
  const headers = pairs.length === 0 ? common : new Headers([...Object.entries(common), ...pairs]);
  return new Response(body === null ? null : JSON.stringify(result), {
    status: isRepeat ? repeated : status,
    headers,
  });
}

function isForTheOperator(error: unknown): boolean {
  return error instanceof StoreUnavailable || error instanceof BytesDamaged || isDatabaseStrained(error);
}
