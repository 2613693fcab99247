import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import { type BusyConnections, watchBusy } from './busy-connections.ts';
import { type Config, StartFault } from './config.ts';
import { answersHealth, type Health } from './health.ts';
import { sayInAll } from './other-languages.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** The port, taken before anything else is up; where other processes answer there already, not before this one can. */
export type Listening = {
  server: Server;
  /** 0 until the port is taken. */
  port: number;
  /** Hands requests to `handle` from now on, those first that came before and waited. */
  open(handle: Handle): Promise<void>;
  /**
   * Takes no more requests, lets those under way finish until `patience` milliseconds are over, and closes the port. For `idle`
   * milliseconds idle connections have one more request; then, or without it at once, they end.
   */
  close(patience: number, idle?: number): Promise<void>;
  connections: BusyConnections;
};

/** Longer than the minute for which the usual proxies keep a connection, so that none meets one just closed. */
const keepAlive = 75_000;
/** `bodies.ts` ends slow bodies earlier; this is the last limit. */
const slowestUpload = 3_600_000;
/** A connection on which nothing at all moves is cut much earlier. */
const longestSilence = 120_000;
/** A list may be asked with a hundred queries, all of them in its address. */
const longestHead = 65_536;
/** A start takes two seconds; a request before its end waits instead of being refused. */
const longestWait = 10_000;
const mostWaiting = 1000;
/** A client that has just connected to a stopping server may have its request on the way. */
const longestGrace = 500;
const fewestTurns = 20;
/** Milliseconds of a turn of the event loop that had next to nothing to do. */
const shortestTurn = 0.2;

/**
 * Opens the port. Until `open`, it answers there that the process lives and is not ready; all other requests wait. `isLate` leaves the
 * port to other processes until `open`.
 */
export async function listen(
  config: Pick<Config, 'host' | 'port'> & Partial<Pick<Config, 'languages'>>,
  health: Health,
  isLate = false,
): Promise<Listening> {
  const { languages } = config;
  let handle: Handle | null = null;
  let isClosing = false;
  const waiting = new Set<() => void>();
  const answers = new Set<ServerResponse>();
  /** Connections that have not asked for anything yet. */
  const fresh = new Set<Socket>();

  const server: Server = createServer({
    requestTimeout: slowestUpload,
    headersTimeout: 15_000,
    keepAliveTimeout: keepAlive,
    maxHeaderSize: longestHead,
    // Otherwise Node hands us each offer, whatever it is of, and it gets no answer but ours to sockets.
    shouldUpgradeCallback: (request) => wantsSocket(request) && server.listenerCount('upgrade') > 0,
  });
  server.setTimeout(longestSilence);
  const connections = watchBusy(server);
  server.on('connection', (socket) => {
    fresh.add(socket);
    socket.once('close', () => fresh.delete(socket));
  });
  server.on('request', (request, response) => {
    fresh.delete(request.socket);
    answers.add(response);
    response.once('close', () => answers.delete(response));
    if (isClosing) response.shouldKeepAlive = false;
    if (answersHealth(request, response, health)) return;
    if (handle && !health.isUp && wantsHint(request)) sendElsewhere(response, languages);
    else if (handle) handle(request, response);
    else wait(request, response);
  });
  const takePort = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => reject(faultOf(error, config)));
      server.listen(config.port, config.host, resolve);
    });
  if (!isLate) await takePort();

  function wait(request: IncomingMessage, response: ServerResponse): void {
    if (wantsSocket(request) || waiting.size >= mostWaiting) {
      sayStarting(response, languages);
      return;
    }
    const go = () => {
      leave();
      if (handle) handle(request, response);
      else sayStarting(response, languages);
    };
    const timer = setTimeout(go, longestWait);
    const leave = () => {
      clearTimeout(timer);
      waiting.delete(go);
    };
    waiting.add(go);
    response.once('close', leave);
  }

  return {
    server,
    connections,
    port: (server.address() as AddressInfo | null)?.port ?? 0,
    async open(given) {
      handle = given;
      if (isLate) await takePort();
      for (const go of [...waiting]) go();
    },
    async close(patience, idle = 0) {
      isClosing = true;
      const patienceEnds = performance.now() + patience;
      for (const go of [...waiting]) go();
      await acceptAll();
      // Node's own way also ends connections that have not asked for anything yet.
      let isClosed = false;
      const closed = new Promise<void>((resolve) =>
        NetServer.prototype.close.call(server, () => {
          isClosed = true;
          resolve();
        }),
      );
      const graceEnds = performance.now() + (idle || Math.min(longestGrace, patience));
      // Sockets for live updates have sent something, though not a request.
      const isAwaited = () => idle > 0 || [...fresh].some((socket) => socket.bytesRead === 0);
      const closeIdle = () => {
        if (!isAwaited() || performance.now() >= graceEnds) server.closeIdleConnections();
      };
      for (const response of answers) {
        response.shouldKeepAlive = false;
        // Its header said that the connection stays; it does not.
        if (response.headersSent) response.once('finish', () => setImmediate(closeIdle));
      }
      while (isAwaited() && performance.now() < graceEnds && !isClosed) await sleep(20);
      server.closeIdleConnections();
      const left = Math.max(0, patienceEnds - performance.now());
      const isInTime = await Promise.race([closed.then(() => true), sleep(left, false, { ref: false })]);
      if (isInTime) return;
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Connections that the kernel has made and no code has accepted yet are reset with the port. A proxy may have sent a request
 * over them that it must not repeat. Each turn of the loop accepts some, then does other work, and meanwhile others arrive.
 * So the port closes after a turn with next to nothing to do.
 */
async function acceptAll(): Promise<void> {
  const patienceEnds = performance.now() + longestGrace;
  for (let turn = 1; performance.now() < patienceEnds; turn++) {
    const began = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (turn >= fewestTurns && performance.now() - began < shortestTurn) return;
  }
}

/** Any other offer may be ignored (RFC 9110, 7.8), as one of HTTP/2 from curl: the request is answered as if there were none. */
function wantsSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.trim().toLowerCase() === 'websocket';
}

/**
 * A proxy without health checks learns from this answer to leave this server out (deploy/nginx.conf). Only requests that may
 * be repeated elsewhere are answered so, and only to a proxy that says it repeats them.
 */
function wantsHint({ method, headers }: IncomingMessage): boolean {
  return headers['x-answer-when-stopping'] === '504' && (method === 'GET' || method === 'HEAD');
}

function sendElsewhere(response: ServerResponse, languages: readonly LanguageCode[] | undefined): void {
  response
    .writeHead(504, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
    .end(sayInAll('stopping', languages));
}

function sayStarting(response: ServerResponse, languages: readonly LanguageCode[] | undefined): void {
  response
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2', connection: 'close' })
    .end(sayInAll('starting', languages));
}

function faultOf(error: NodeJS.ErrnoException, { port, host }: Pick<Config, 'host' | 'port'>): Error {
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
