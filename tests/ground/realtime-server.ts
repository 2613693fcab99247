import type { Duplex } from 'node:stream';
import WebSocket from 'ws';
import { attachRealtime } from '#api/realtime/attach.ts';
import { createDelivered, type Delivered } from '#api/realtime/delivered.ts';
import type { Core } from '#core/ground/core.ts';
import { openEventFeed, type RunningFeed } from '#outside/events/feed.ts';
import { projectId } from '#tests/sessions/sessions.ts';
import { type ApiServer, serveApi } from './api-server.ts';
import { atEnd } from './database.ts';

export type RealtimeServer = ApiServer & {
  feed: RunningFeed;
  delivered: Delivered;
  connections(): number;
  refused(): number;
  dropAll(): void;
  /** Asks the sockets to come back later, as a server that stops does. */
  closeSockets(): Promise<void>;
};

let caller = 0;

/** The API with sockets, as one of the instances on the core's database. */
export async function serveRealtime(
  core: Core & { connection: { url: string } },
  addressOf = () => `198.51.100.${++caller % 250}`,
): Promise<RealtimeServer> {
  const api = await serveApi(core, {
    origin: 'http://localhost',
    allowedOrigins: ['https://app.example.com'],
  });
  const sockets = new Set<Duplex>();
  api.server.on('connection', (socket) => sockets.add(socket));
  const onTrouble = (error: unknown) => api.bugs.push(error);
  const feed = await openEventFeed(core, core.connection.url, onTrouble);
  const settings = {
    projectId,
    origin: 'http://localhost',
    allowedOrigins: ['https://app.example.com'],
    trustedProxies: 0,
  };
  const received = createDelivered();
  const parts = { core, settings, feed, delivered: received, addressOf, onTrouble };
  const realtime = attachRealtime(api.server, parts);
  atEnd(async () => {
    await realtime.close();
    await feed.close();
  });
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    ...api,
    feed,
    delivered: received,
    connections: realtime.connections,
    refused: realtime.refused,
    dropAll,
    closeSockets: realtime.close,
  };
}

export type Frame = { type: string; data: Record<string, unknown> };

/** A client's socket that keeps every frame it has received. */
export type Ear = {
  socket: WebSocket;
  delivered: Frame[];
  say(message: unknown): void;
  /** The next frame that the test has not read yet, of this type if one is given. */
  next(type?: string): Promise<Frame>;
  /** Resolves to the close code. */
  closed: Promise<number>;
};

const patience = 5000;

export async function listen(
  server: ApiServer,
  options: { session?: string; query?: string; headers?: Record<string, string> } = {},
): Promise<Ear> {
  const { session, query = `project=${projectId}`, headers = {} } = options;
  const url = `${server.endpoint.replace('http', 'ws')}/realtime?${query}`;
  const socket = new WebSocket(url, {
    headers: { ...headers, ...(session && { 'x-appwrite-session': session }) },
  });
  const received: Frame[] = [];
  const untaken: Frame[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data));
    received.push(frame);
    untaken.push(frame);
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    delivered: received,
    closed,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next(type) {
      const last = Date.now() + patience;
      while (true) {
        const at = untaken.findIndex((frame) => !type || frame.type === type);
        const [frame] = at < 0 ? [] : untaken.splice(at, 1);
        if (frame) return frame;
        if (Date.now() > last)
          throw new Error(`no ${type ?? 'frame'} came; heard ${JSON.stringify(received)}`);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 100);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
  };
}

/** A socket with one subscription to these channels, ready to hear. */
export async function listenTo(
  server: ApiServer,
  channels: string[],
  options: { session?: string; queries?: string[] } = {},
): Promise<Ear> {
  const ear = await listen(server, options);
  await ear.next('connected');
  ear.say({
    type: 'subscribe',
    data: [{ subscriptionId: 'sub-1', channels, queries: options.queries ?? [] }],
  });
  await ear.next('response');
  return ear;
}

/** The next event of a client that follows a whole account. It skips the session that was opened just before. */
export async function nextOfAccount(ear: Ear): Promise<Frame> {
  const frame = await ear.next('event');
  return String((frame.data.events as string[])[0]).includes('.sessions.') ? nextOfAccount(ear) : frame;
}
