import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Core } from '#core/ground/core.ts';
import {
  type EventFeed,
  type EventListener,
  eventChannel,
  loadEvents,
  recentEventIds,
  sessionChannel,
} from '#core/ground/events.ts';
import type { BroadcastServer } from '../broadcasts/broadcast-server.ts';

/** Seconds. No transaction stays open longer, so an event older than this, counted from a gap, arrived before the gap. */
const longestTransaction = 120;
const heartbeatPatience = 5_000;
const longestPause = 5_000;
const memory = 600_000;

export type RunningFeed = EventFeed & { close(): Promise<void> };

/** As PostgreSQL writes a key of the table. */
const eventId = /^\d{1,18}$/;

export type FeedOptions = {
  /** Heard as well as the database, which alone tells of ended sessions. */
  broadcasts?: Pick<BroadcastServer, 'hear'> | null;
  /** Milliseconds. */
  heartbeat?: number;
};

/**
 * Listens on its own connection for the events of all servers. After a break it reconnects and first catches up; each heartbeat
 * looks for events that no server has broadcast. `onTrouble` gets breaks and failures of listeners.
 */
export async function openEventFeed(
  core: Pick<Core, 'db'>,
  url: string,
  onTrouble: (error: unknown) => void,
  { broadcasts, heartbeat = 15_000 }: FeedOptions = {},
): Promise<RunningFeed> {
  const listeners = new Set<EventListener>();
  /** Ids that were handed out, and when; a look back leaves them out. */
  const handled = new Map<string, number>();
  let waiting: string[] = [];
  let work = Promise.resolve();
  let lastReceived = performance.now();
  const began = performance.now();
  let isHandingOut = false;
  /** While what was missed is being looked up, what comes in has to wait behind it. */
  let isBehind = false;
  let isClosed = false;
  let client: pg.Client | null = null;
  const ending = new AbortController();

  await connect();
  const unhear = broadcasts?.hear({
    onBroadcast({ channel, payload }) {
      if (channel === eventChannel && eventId.test(payload)) receive(payload);
    },
    onReturn: (seconds) => void lookBack(seconds).catch(onTrouble),
  });
  const beat = setInterval(() => void checkPulse(), heartbeat);
  beat.unref();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      unhear?.();
      clearInterval(beat);
      ending.abort();
      await client?.end().catch(() => {});
      await work;
    },
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'saharambh events',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    fresh.on('notification', ({ channel, payload = '' }) => {
      lastReceived = performance.now();
      if (channel === sessionChannel) for (const listener of listeners) listener.onSessionsEnded([payload]);
      else receive(payload);
    });
    fresh.on('error', onTrouble);
    fresh.once('end', () => void comeBack(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${eventChannel}`);
      await fresh.query(`listen ${sessionChannel}`);
    } catch (error) {
      fresh.removeAllListeners('end');
      void fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
  }

  function receive(id: string): void {
    for (const listener of listeners) listener.onBroadcast?.(id);
    enqueue([id]);
  }

  /** The broadcast server was away for so long, and the database was not. */
  async function lookBack(seconds: number): Promise<void> {
    enqueue(await recentEventIds(core, seconds + longestTransaction));
    for (const listener of listeners) listener.onReturn();
  }

  async function comeBack(lost: pg.Client): Promise<void> {
    if (isClosed || client !== lost) return;
    client = null;
    isBehind = true;
    for (let milliseconds = 100; !isClosed; milliseconds = Math.min(milliseconds * 2, longestPause)) {
      try {
        await connect();
        await catchUp();
        return;
      } catch (error) {
        onTrouble(error);
        await pause(milliseconds);
      }
    }
  }

  async function catchUp(): Promise<void> {
    const away = (performance.now() - lastReceived) / 1000;
    const ids = await recentEventIds(core, away + longestTransaction);
    lastReceived = performance.now();
    isBehind = false;
    waiting = [...ids, ...waiting];
    enqueue([]);
    for (const listener of listeners) listener.onReturn();
  }

  /** A connection can die without a word. */
  async function checkPulse(): Promise<void> {
    const asked = client;
    if (!asked) return;
    const dead = setTimeout(() => void asked.end().catch(() => {}), heartbeatPatience);
    try {
      await asked.query('select 1');
      lastReceived = performance.now();
      // A server that dies has not broadcast its last commits. Two more heartbeats make up for one that fails.
      const lookBack = longestTransaction + (2 * heartbeat) / 1000;
      enqueue(await recentEventIds(core, Math.min(lookBack, (performance.now() - began) / 1000)));
    } catch (error) {
      onTrouble(error);
    } finally {
      clearTimeout(dead);
    }
    const oldest = performance.now() - memory;
    for (const [id, time] of handled) {
      if (time > oldest) break;
      handled.delete(id);
    }
  }

  function enqueue(ids: string[]): void {
    waiting.push(...ids);
    if (isHandingOut || isBehind) return;
    isHandingOut = true;
    work = handOut();
  }

  async function handOut(): Promise<void> {
    while (waiting.length > 0 && !isBehind && !isClosed) {
      const ids = [...new Set(waiting)].filter((id) => !handled.has(id));
      waiting = [];
      const attentive = [...listeners].filter((listener) => listener.isAttentive());
      try {
        const isWanted = attentive.length > 0 && ids.length > 0;
        const events = isWanted ? await loadEvents(core, ids) : [];
        // An id that a broadcast server has made up may become an event later.
        for (const id of isWanted ? events.map((event) => event.id) : ids) handled.set(id, performance.now());
        for (const listener of events.length > 0 ? attentive : [])
          await listener.onEvents(events).catch(onTrouble);
      } catch (error) {
        onTrouble(error);
        waiting = [...ids, ...waiting];
        await pause(500);
      }
    }
    isHandingOut = false;
  }

  async function pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: ending.signal }).catch(() => {});
  }
}
