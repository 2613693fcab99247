import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOfTls, type Line, LineRefusal, type OpenLine } from './line.ts';
import { type Packed, packBroadcasts, unpackBroadcasts } from './pack.ts';

export type BroadcastListener = {
  onBroadcast(broadcast: Packed): void;
  /** The server is there again. It last answered so many seconds ago: broadcasts since then may be lost. */
  onReturn(seconds: number): void;
};

/** A server that carries broadcasts in place of NOTIFY. It keeps none: a listener looks back after `onReturn`. */
export type BroadcastServer = {
  /** Its host and port. */
  name: string;
  /** While it does not answer, broadcasts go by NOTIFY. */
  isThere(): boolean;
  /** Rejects within a second where the server may not have taken all. */
  send(all: readonly Packed[]): Promise<void>;
  hear(listener: BroadcastListener): () => void;
  close(): void;
};

export type BroadcastServerOptions = {
  url: string;
  /** Servers of one installation have one channel. */
  channel: string;
  /** Gets each change after the first opening; and, with the error, that the server is away at the start. */
  onChange(isThere: boolean, error?: Error): void;
  /** Milliseconds from one question whether it is there to the next. */
  pulse?: number;
};

/** Milliseconds. */
const longest = { opening: 3000, answer: 1000, pause: 5000 };
const shortestPause = 100;
/** Broadcasts of one message: NATS takes a megabyte. */
const mostTogether = 1000;
/** The channel on which a line hears itself. */
const greetings = 'saharambh_greetings';

/**
 * Opens the one connection of this process to the server, and opens it again whenever it is lost. A server that is away is no
 * fault.
 * @throws LineRefusal where it answers at first and does not let us in
 */
export async function openBroadcastServer({
  url: address,
  channel,
  onChange,
  pulse = 5000,
}: BroadcastServerOptions): Promise<BroadcastServer> {
  const url = new URL(address);
  const open = await openerOf(url);
  const listeners = new Set<BroadcastListener>();
  const ending = new AbortController();
  let line: Line | null = null;
  let lastAnswer = performance.now();
  let openedAt = 0;
  let pause = shortestPause;

  try {
    line = await reach();
  } catch (error) {
    if (error instanceof LineRefusal) throw error;
    if (isOfTls(error as Error)) throw new LineRefusal((error as Error).message);
    onChange(false, error as Error);
    void comeBack();
  }
  const beat = setInterval(() => void checkPulse(), pulse);
  beat.unref();
  return {
    name: url.host,
    isThere: () => line !== null,
    async send(all) {
      for (let from = 0; from < all.length; from += mostTogether)
        await asked((on) => on.publish(packBroadcasts(all.slice(from, from + mostTogether))));
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearInterval(beat);
      ending.abort();
      const on = line;
      line = null;
      on?.end();
    },
  };

  /** A line that has heard what it published, so that its user has both rights. */
  async function reach(): Promise<Line> {
    const greeting = randomUUID();
    const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
    const onText = (text: string) => {
      for (const broadcast of unpackBroadcasts(text)) {
        if (broadcast.channel !== greetings) for (const one of listeners) one.onBroadcast(broadcast);
        else if (broadcast.payload === greeting) hear();
      }
    };
    let fresh: Line | null = null;
    const onLost = (error: Error) => drop(fresh, error);
    const opening = open({ url, channel, longest: longest.opening, onText, onLost });
    fresh = await within(longest.opening, opening).catch((error) => {
      // It may open after all, and is of no use then.
      void opening.then((late) => late.end()).catch(() => {});
      throw error;
    });
    try {
      const text = packBroadcasts([{ channel: greetings, payload: greeting }]);
      await within(longest.answer, fresh.publish(text));
      await within(longest.answer, heard, () => new LineRefusal(lackOfRights(channel)));
    } catch (error) {
      fresh.end();
      throw error;
    }
    lastAnswer = openedAt = performance.now();
    return fresh;
  }

  async function asked(question: (on: Line) => Promise<void>): Promise<void> {
    const on = line;
    if (!on) throw new Error('The broadcast server is away.');
    try {
      await within(longest.answer, question(on));
      lastAnswer = performance.now();
    } catch (error) {
      drop(on, error as Error);
      throw error;
    }
  }

  /** A connection can die without a word. */
  async function checkPulse(): Promise<void> {
    if (line) await asked((on) => on.ask()).catch(() => {});
  }

  function drop(lost: Line | null, error: Error): void {
    if (lost === null || line !== lost) return;
    line = null;
    lost.end();
    // A server that goes soon after it came is not asked at once again and again.
    if (performance.now() - openedAt > longest.pause) pause = shortestPause;
    onChange(false, error);
    void comeBack();
  }

  async function comeBack(): Promise<void> {
    while (!ending.signal.aborted) {
      await sleep(pause, undefined, { signal: ending.signal, ref: false }).catch(() => {});
      pause = Math.min(pause * 2, longest.pause);
      const away = lastAnswer;
      const fresh = ending.signal.aborted ? null : await reach().catch(() => null);
      if (!fresh) continue;
      if (ending.signal.aborted) return fresh.end();
      line = fresh;
      onChange(true);
      for (const one of listeners) one.onReturn((performance.now() - away) / 1000);
      return;
    }
  }
}

/** The package of a client is loaded by the first server of its kind. */
async function openerOf({ protocol }: URL): Promise<OpenLine> {
  if (protocol === 'nats:' || protocol === 'tls:') return (await import('./nats.ts')).openNatsLine;
  return (await import('./redis.ts')).openRedisLine;
}

const lackOfRights = (channel: string) =>
  `what is published there does not come back: its user needs the rights to publish and to subscribe to ${channel}`;

/** A plain timer: it costs a tenth of one that is given up by a signal. */
async function within<T>(
  milliseconds: number,
  work: Promise<T>,
  late = () => new Error(`no answer within ${milliseconds} ms`),
): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), milliseconds);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
