import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Peer } from '#api/http/router.ts';
import { type Config, StartFault } from './config.ts';

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

/** Longer than the minute for which the usual proxies keep a connection, so that none meets one just closed. */
const keepAlive = 75_000;
/** Clients send eight chunks of 5 MiB at once, which together take 24 minutes on a line of 30 kB/s. */
const slowestUpload = 3_600_000;
/** A line on which nothing at all moves is cut much earlier. */
const longestSilence = 120_000;
const grace = 10_000;
/** A list may be asked with a hundred queries, all of them in its address; headers have no such reason to be long. */
const [longestHead, longestHeaders] = [65_536, 16_384];

/** Takes the port, and answers 503 on it until `serve` is called. */
export async function listen(config: Config): Promise<{ server: Server; port: number }> {
  const server = createServer({
    requestTimeout: slowestUpload,
    headersTimeout: 15_000,
    keepAliveTimeout: keepAlive,
    maxHeaderSize: longestHead,
  });
  server.setTimeout(longestSilence);
  server.on('request', answerStarting);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(faultOf(error, config)));
    server.listen(config.port, config.host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

function faultOf(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartFault(
      `Port ${port} is taken by another program. Stop that one, or set PORT to a free port.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartFault(`This user may not open port ${port}. Set PORT to one above 1023.`);
  }
  return new StartFault(`Cannot listen on ${host} port ${port} (${error.code}). Check HOST and PORT.`);
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' })
    .end('Starting. Try again in a moment.');
}

/**
 * Lets requests through to `fetch`, each with the address it came from.
 * @returns what waits until none is being worked on, also of those whose caller has gone away.
 */
export function serve(
  server: Server,
  fetch: Fetch,
  { trustedProxies, isHttps, before }: { trustedProxies: number; isHttps: boolean; before?: Before },
): () => Promise<void> {
  const headers = new Map(Object.entries(fixedHeaders));
  if (isHttps) headers.set('strict-transport-security', 'max-age=10886400');
  const running = new Set<Promise<unknown>>();
  const listener = getRequestListener((request, env) => {
    const answer = fetch(request, { ip: addressOf(env.incoming as IncomingMessage, trustedProxies) });
    if (answer instanceof Promise) {
      running.add(answer);
      const done = () => running.delete(answer);
      answer.then(done, done);
    }
    return answer;
  });
  server.off('request', answerStarting);
  server.on('request', (request, response) => {
    response.setHeaders(headers);
    if (unknownMethods.has(request.method ?? '')) refuseMethod(response);
    else if (lengthOf(request.rawHeaders) > longestHeaders) refuseHeaders(response);
    else if (before) before(request, response, () => listener(request, response));
    else listener(request, response);
  });
  return async () => {
    await Promise.race([Promise.allSettled(running), sleep(grace, undefined, { ref: false })]);
  };
}

/** Methods that would send a request's own headers back; the standard's `Request` cannot even be made with them. */
const unknownMethods = new Set(['TRACE', 'TRACK']);

function refuseMethod(response: ServerResponse): void {
  const allow = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
  response.writeHead(405, { 'content-type': 'text/plain', allow, connection: 'close' });
  response.end('This method is not served here.');
}

function lengthOf(parts: string[]): number {
  let length = 0;
  for (const part of parts) length += part.length;
  return length;
}

function refuseHeaders(response: ServerResponse): void {
  response.writeHead(431, { 'content-type': 'text/plain', connection: 'close' });
  response.end('The headers of this request are too long.');
}

/** The caller's address: the socket's, or the entry of X-Forwarded-For that the outermost trusted proxy wrote. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const socket = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (trustedProxies === 0) return socket;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-trustedProxies)?.trim() || socket;
}

/** Lets running requests finish, for ten seconds at most. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const last = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(last);
}
