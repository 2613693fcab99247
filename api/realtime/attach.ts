import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { realtimePath } from '#contract/ground/call.ts';
import { presentAccount } from '#core/accounts/present.ts';
import { lacksStaffFactor } from '#core/factors/require-staff-factor.ts';
import type { Core } from '#core/ground/core.ts';
import type { EventFeed } from '#core/ground/events.ts';
import { countNetwork } from '#core/ground/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { realtimeSentences as say } from '../appwrite/realtime-sentences.ts';
import { sentenceOf } from '../appwrite/sentences.ts';
import { requireRegisteredOrigin } from '../http/origins.ts';
import { findActor } from '../http/session-value.ts';
import type { ApiSettings } from '../http/settings.ts';
import { type Connection, identityOf, send } from './connection.ts';
import { createConversation } from './converse.ts';
import type { Delivered } from './delivered.ts';
import { connectedFrame, errorFrame, RealtimeFault } from './frames.ts';
import { createHub } from './hub.ts';
import { createNetworks } from './networks.ts';
import { subscribe } from './subscriptions.ts';

const longestFrame = 64_000;
const connectionLimit = { max: 128, seconds: 60 };
const pulse = 30_000;
/** For answers to our closing; a server that stops must not wait for those who give none. */
const goodbye = 1000;
/** Milliseconds that a refused socket has to read why; ws would leave it open for 30 seconds. */
const longestRefusal = 500;
/** One for all sockets that listen to nothing but their account: thousands are open. */
const noChannels: readonly string[] = [];
/** So many unanswered messages mean a flood, not a client. */
const mostWaiting = 100;

/** WebSocket close codes: for good, for now, and for a restart of this server. */
const [policyViolation, tryAgainLater, serviceRestart] = [1008, 1013, 1012];

export type RealtimeParts = {
  core: Core;
  settings: ApiSettings;
  feed: EventFeed;
  delivered: Delivered;
  /** The caller's address, behind whatever proxies are trusted. */
  addressOf: (request: IncomingMessage) => string;
  onTrouble: (error: unknown) => void;
};

export type Realtime = {
  connections(): number;
  /** Sockets that were refused for a limit since the start. */
  refused(): number;
  close(): Promise<void>;
};

/** Lets clients open sockets at /v1/realtime of `server` (CONTRACT 10). `close` asks them to come back later. */
export function attachRealtime(server: Server, parts: RealtimeParts): Realtime {
  const { core, settings, feed, delivered, addressOf, onTrouble } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: longestFrame,
    perMessageDeflate: false,
  });
  const hub = createHub(core, delivered, onTrouble);
  const enterNetwork = createNetworks();
  /** Every socket that is open, also those whose admission is still under way. */
  const opened = new Set<WebSocket>();
  const stopListening = feed.listen(hub);
  const pulseTimer = setInterval(checkPulses, pulse);
  pulseTimer.unref();
  server.on('upgrade', upgrade);

  let refusedSockets = 0;
  let isClosing = false;

  return {
    connections,
    refused: () => refusedSockets,
    async close() {
      isClosing = true;
      clearInterval(pulseTimer);
      stopListening();
      for (const socket of opened) socket.close(serviceRestart, say.restarting);
      const last = performance.now() + goodbye;
      while (opened.size > 0 && performance.now() < last) await wait(20);
      for (const socket of opened) socket.terminate();
    },
  };

  function connections(): number {
    return hub.count();
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (pathOf(request) === realtimePath) {
      sockets.handleUpgrade(request, socket, head, (opened) => open(opened, socket, request));
    } else if (server.listenerCount('upgrade') === 1) {
      socket.on('error', () => {});
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    }
  }

  /** Its connection was made before the port closed: a 404 would say that there are no sockets here. */
  function sendAway(socket: WebSocket): void {
    socket.on('error', () => {});
    socket.close(serviceRestart, say.restarting);
    setTimeout(() => socket.terminate(), longestRefusal).unref();
  }

  function open(socket: WebSocket, stream: Duplex, request: IncomingMessage): void {
    if (isClosing) {
      sendAway(socket);
      return;
    }
    const connection: Connection = {
      socket,
      stream,
      identity: null,
      subscriptions: new Map(),
      share: null,
      channels: noChannels,
      isEnding: false,
      isAlive: true,
    };
    const hear = createConversation(core, hub, connection);
    let waiting = 0;
    // One promise after another: that is what keeps a connection's messages in order.
    let turn = admit(connection, request).catch(fail);
    socket.on('message', (data) => {
      waiting += 1;
      if (waiting > mostWaiting) return socket.terminate();
      turn = turn
        .then(() => (socket.readyState === socket.OPEN ? hear(String(data)) : undefined))
        .catch(fail)
        .finally(() => {
          waiting -= 1;
        });
    });
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    opened.add(socket);
    socket.on('close', () => {
      opened.delete(socket);
      connection.share?.leave();
      hub.remove(connection);
    });
    // A frame that is too large, or a broken one: ws closes the socket by itself.
    socket.on('error', () => {});

    function fail(error: unknown): void {
      if (error instanceof RealtimeFault) {
        send(connection, errorFrame(error));
        if (error.code === 1013) refusedSockets += 1;
        socket.close(error.code === 1013 ? tryAgainLater : policyViolation, error.message.slice(0, 100));
        setTimeout(() => socket.terminate(), longestRefusal).unref();
      } else {
        onTrouble(error);
        socket.close(tryAgainLater, say.tryLater);
      }
    }
  }

  async function admit(connection: Connection, request: IncomingMessage): Promise<void> {
    const query = new URL(request.url ?? '/', 'http://server').searchParams;
    // As over HTTP, the address or the header names it.
    if ((query.get('project') ?? request.headers['x-appwrite-project']) !== settings.projectId)
      throw new RealtimeFault(1008, say.projectUnknown);
    // First, because a socket that is refused below stays open until its answer has gone out.
    connection.share = enterNetwork(addressOf(request));
    await requireFewConnections(request);
    requireOrigin(request);
    if (query.get('jwt')) throw new RealtimeFault(401, say.tokenInvalid);

    const actor = await findActor(core, settings, headersOf(request));
    const isHeld =
      actor.kind === 'member' && (actor.standing.isSuspended || (await lacksStaffFactor(core, actor)));
    const account = actor.kind === 'member' && !isHeld ? actor.account : null;
    if (account && actor.kind === 'member') connection.identity = identityOf(actor);
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    hub.add(connection);
    const initial = subscribeFromAddress(connection, query);
    connection.share.settle(connection.subscriptions);
    hub.follow(connection);
    send(connection, connectedFrame(account && presentAccount(account), initial));
    await hub.confirm(connection);
  }

  async function requireFewConnections(request: IncomingMessage): Promise<void> {
    try {
      await countNetwork(core, 'realtime', addressOf(request), connectionLimit);
    } catch (error) {
      throw error instanceof Refusal ? new RealtimeFault(1013, say.manyRequests) : error;
    }
  }

  function requireOrigin({ headers: { origin } }: IncomingMessage): void {
    try {
      if (origin) requireRegisteredOrigin(settings, origin);
    } catch (error) {
      throw error instanceof Refusal ? new RealtimeFault(1008, sentenceOf(error.code, error.values)) : error;
    }
  }

  function checkPulses(): void {
    for (const connection of hub.all()) {
      if (!connection.isAlive) connection.socket.terminate();
      connection.isAlive = false;
      if (connection.socket.readyState === connection.socket.OPEN) connection.socket.ping();
    }
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

/** Clients of older versions name their channels in the address (CONTRACT 10.1). */
function subscribeFromAddress(
  { subscriptions, identity, share }: Connection,
  query: URLSearchParams,
): { channels: string[]; subscriptions: string[] } {
  const channels = [...query].flatMap(([name, value]) => (/^channels\[\d*\]$/.test(name) ? [value] : []));
  if (channels.length === 0) return { channels: [], subscriptions: [] };
  const made = subscribe(subscriptions, [{ channels }], identity?.accountId ?? null, share?.room() ?? 0);
  return {
    channels: made.flatMap((subscription) => subscription.channels),
    subscriptions: made.map(({ subscriptionId }) => subscriptionId),
  };
}

/** The headers that say who asks. */
function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'x-appwrite-session', 'x-fallback-cookies']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}
