import type { Server } from 'node:http';
import type { ApiSettings } from '#api/http/settings.ts';
import { attachRealtime, type Realtime } from '#api/realtime/attach.ts';
import type { Delivered } from '#api/realtime/delivered.ts';
import type { Core } from '#core/ground/core.ts';
import type { BroadcastServer } from '#outside/broadcasts/broadcast-server.ts';
import { openEventFeed } from '#outside/events/feed.ts';
import type { ChangeCounts } from './change-counts.ts';
import { addressOf } from './http.ts';
import type { Logger } from './log.ts';

/** Opens the sockets of `server` and the feed of events that they tell of. `close` closes both. */
export async function startRealtime(
  server: Server,
  {
    core,
    settings,
    delivered,
    news: liveUpdate,
    databaseUrl,
    broadcasts,
    log,
  }: {
    core: Core;
    settings: ApiSettings;
    delivered: Delivered;
    news: ChangeCounts;
    databaseUrl: string;
    broadcasts: BroadcastServer | null;
    log: Logger;
  },
): Promise<Realtime> {
  const onTrouble = (error: unknown) => log.warn({ err: error }, 'trouble with realtime');
  const feed = await openEventFeed(core, databaseUrl, onTrouble, { broadcasts });
  // Nothing was recorded before.
  delivered.lose();
  feed.listen({
    isAttentive: () => false,
    onBroadcast: liveUpdate.arrived,
    onEvents: async () => {},
    onSessionsEnded() {},
    onReturn: () => liveUpdate.arrived(),
  });
  const realtime = attachRealtime(server, {
    core,
    settings,
    feed,
    delivered,
    addressOf: (request) => addressOf(request, settings.trustedProxies),
    onTrouble,
  });
  let closed: Promise<void> | null = null;
  return {
    connections: realtime.connections,
    refused: realtime.refused,
    close() {
      closed ??= realtime.close().then(() => feed.close());
      return closed;
    },
  };
}
