import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './connect.ts';

/** A statement that never reaches the database: it hands the broadcasts of a transaction over, for after its commit. */
export const broadcasting = '-- announce after the commit';
/** Built once: each commit with an event hands some over. */
const handingOver = CompiledQuery.raw(broadcasting);

export type Broadcast = {
  channel: string;
  payload: string;
  /** Milliseconds from one telling of its kind to the next, where it may wait for longer than others. */
  pause?: number;
  /** Whether no public page can show its event. */
  isUnseen?: boolean;
};

/** A server that carries broadcasts in place of NOTIFY (`outside/broadcasts/`). */
export type BroadcastCarrier = {
  isThere(): boolean;
  /** Rejects soon where the server may not have taken all. */
  send(all: readonly Broadcast[]): Promise<void>;
};

/**
 * Sends broadcasts after `tx` has committed, and none after a rollback. A listener has to look back at times: if a server dies
 * right after a commit, its broadcasts are lost.
 */
export async function broadcastAfter(tx: Db, ...all: Broadcast[]): Promise<void> {
  await tx.executeQuery({ ...handingOver, parameters: all });
}

/** Milliseconds from one telling to the next: each wakes every server that listens. */
const pause = 20;
/** The same after a telling of so many broadcasts: where there are many, fewer tellings carry more. */
const busy = { from: 20, pause: 50 };

/**
 * Broadcasts what this process has committed, in order, and all that gathers meanwhile in one transaction of its own: PostgreSQL
 * lets only one notifying transaction commit at a time. After a pause it sends at once, otherwise after `pause`, or `busy.pause`.
 * With a `carrier` that is there it takes no connection of the database; broadcasts that the carrier may not have taken go by NOTIFY.
 */
export function createBroadcaster(
  pool: pg.Pool,
  onLost: (error: Error) => void,
  carrier: BroadcastCarrier | null = null,
): { broadcast(all: readonly Broadcast[]): void; end(): Promise<void> } {
  const tellers = new Map<number, Teller>();

  async function tell(all: readonly Broadcast[]): Promise<void> {
    if (carrier?.isThere()) {
      const isSent = await carrier.send(all).then(
        () => true,
        () => false,
      );
      if (isSent) return;
    }
    const values = [all.map(({ channel }) => channel), all.map(({ payload }) => payload)];
    const notify = () => pool.query({ name: 'announce', text, values });
    // The first connection may have been cut off. Listeners leave out a broadcast that they get twice.
    await notify().catch(notify);
  }

  function tellerFor(rest: number): Teller {
    const known = tellers.get(rest) ?? createTeller(tell, onLost, rest);
    tellers.set(rest, known);
    return known;
  }

  return {
    broadcast(all) {
      const rests = new Set(all.map((one) => one.pause ?? pause));
      for (const rest of rests) tellerFor(rest).tell(all.filter((one) => (one.pause ?? pause) === rest));
    },
    end: async () => {
      await Promise.all([...tellers.values()].map((teller) => teller.end()));
    },
  };
}

type Teller = { tell(all: readonly Broadcast[]): void; end(): Promise<void> };

function createTeller(
  tell: (all: readonly Broadcast[]) => Promise<void>,
  onLost: (error: Error) => void,
  rest: number,
): Teller {
  let waiting: Broadcast[] = [];
  let running: Promise<void> | null = null;
  let last = Number.NEGATIVE_INFINITY;
  let lastCount = 0;
  let isEnding = false;
  let wake = () => {};

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const least = lastCount < busy.from ? rest : Math.max(rest, busy.pause);
      const left = last + least - performance.now();
      if (left > 0 && !isEnding) await pauseFor(left);
      // Equal broadcasts leave once.
      const all = [...new Map(waiting.map((one) => [`${one.channel} ${one.payload}`, one])).values()];
      waiting = [];
      await tell(all).catch(onLost);
      last = performance.now();
      lastCount = all.length;
    }
    running = null;
  }

  function pauseFor(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }

  return {
    tell(all) {
      waiting.push(...all);
      running ??= run();
    },
    end: async () => {
      isEnding = true;
      wake();
      await running;
    },
  };
}

const text = `select pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) with ordinality as one (channel, payload, at) order by at`;
