import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Peer } from '#api/http/router.ts';
import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import { plainText, refuseBody, watchBodies } from './bodies.ts';
import type { Handle } from './listen.ts';
import { sayInAll } from './other-languages.ts';

export type Fetch = (request: Request, peer: Peer) => Response | Promise<Response>;

/** Sees each request first and calls `next` for those it leaves to us. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Set on the node level, where a header costs a tenth of what a middleware costs (measured). */
const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** An address may hold a hundred queries; headers have no such reason to be long. */
const longestHeaders = 16_384;

export type Answering = {
  handle: Handle;
  /** Waits until no request is being worked on, also of those whose caller has gone away. */
  untilIdle(patience: number): Promise<void>;
  stop(): void;
};

/** Makes a handler from `fetch` that answers the requests of a port, each with the address it came from. */
export function answerWith(
  fetch: Fetch,
  {
    trustedProxies,
    isHttps,
    before,
    isFramed = () => false,
    languages,
  }: {
    trustedProxies: number;
    isHttps: boolean;
    before?: Before;
    /** Whether other sites may show what is at this address in a frame. */
    isFramed?: (address: string) => boolean;
    /** In which refusals are said. */
    languages?: readonly LanguageCode[];
  },
): Answering {
  const headers = new Map(Object.entries(fixedHeaders));
  if (isHttps) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  const running = new Set<Promise<unknown>>();
  const bodies = watchBodies();
  const listener = getRequestListener((request, env) => {
    const answer = fetch(request, { ip: addressOf(env.incoming as IncomingMessage, trustedProxies) });
    if (answer instanceof Promise) {
      running.add(answer);
      const done = () => running.delete(answer);
      answer.then(done, done);
    }
    return answer;
  });
  return {
    handle(request, response) {
      response.setHeaders(headers);
      if (isFramed(request.url ?? '')) response.removeHeader('x-frame-options');
      sayWhenUnread(request, response);
      if (unknownMethods.has(request.method ?? '')) refuseMethod(response, languages);
      else if (lengthOf(request.rawHeaders) > longestHeaders) refuseHeaders(response, languages);
      else if (!bodies.admit(request, response, addressOf(request, trustedProxies)))
        refuseBody(response, languages);
      else if (before) before(request, response, () => listener(request, response));
      else listener(request, response);
    },
    async untilIdle(patience) {
      await Promise.race([Promise.allSettled(running), sleep(patience, undefined, { ref: false })]);
    },
    stop: bodies.stop,
  };
}

/** An answer before the body was read ends the connection; the client must not reuse it for a fresh request. */
function sayWhenUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!request.headers['content-length'] && !request.headers['transfer-encoding']) return;
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!request.complete) response.shouldKeepAlive = false;
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

type Languages = readonly LanguageCode[] | undefined;

/** Methods that would send a request's own headers back; the standard's `Request` cannot even be made with them. */
const unknownMethods = new Set(['TRACE', 'TRACK']);

function refuseMethod(response: ServerResponse, languages: Languages): void {
  const allow = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
  response.writeHead(405, { 'content-type': plainText, allow, connection: 'close' });
  response.end(sayInAll('methodUnserved', languages));
}

function lengthOf(parts: string[]): number {
  let length = 0;
  for (const part of parts) length += part.length;
  return length;
}

function refuseHeaders(response: ServerResponse, languages: Languages): void {
  response.writeHead(431, { 'content-type': plainText, connection: 'close' });
  response.end(sayInAll('headersTooLong', languages));
}

/** The caller's address: the socket's, or the entry of X-Forwarded-For that the outermost trusted proxy wrote. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const socket = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (trustedProxies === 0) return socket;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return readForwarded(forwarded.at(-trustedProxies) ?? '') ?? socket;
}

/** An address as proxies write it, some with a port; null for what is none. */
function readForwarded(entry: string): string | null {
  const text = entry.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}
