import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './connect.ts';

/** Said by a connection to itself, and not sent: what is to be announced once its transaction is committed. */
export const announcing = '-- announce after the commit';

export type Announcement = {
  channel: string;
  payload: string;
  /** Milliseconds from one telling of its kind to the next, where it may wait for longer than others. */
  pause?: number;
  /** Whether it tells of nothing that a public page could show. */
  isUnseen?: boolean;
};

/**
 * Announces something after `tx` has committed, and not if it is taken back. Whoever listens has to look back
 * now and then: what was committed in the moment in which a server died is announced by nobody.
 */
export async function announceAfter(tx: Db, ...all: Announcement[]): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(announcing, all));
}

/** Milliseconds from one telling to the next: each wakes every server that listens. */
const pause = 20;

/**
 * Announces what this process has committed, in its order, all that has come together meanwhile in one transaction. PostgreSQL
 * lets only one transaction that announces something commit at a time, so those that write something announce nothing. What is
 * committed after a quiet moment is told at once, and what comes soon after it a little later, together with what may wait as long.
 */
export function createAnnouncer(
  pool: pg.Pool,
  onLost: (error: Error) => void,
): { announce(all: readonly Announcement[]): void; end(): Promise<void> } {
  const ending = new AbortController();
  const tellers = new Map<number, Teller>();

  function tellerFor(rest: number): Teller {
    const known = tellers.get(rest) ?? createTeller(pool, onLost, { rest, signal: ending.signal });
    tellers.set(rest, known);
    return known;
  }

  return {
    announce(all) {
      const rests = new Set(all.map((one) => one.pause ?? pause));
      for (const rest of rests) tellerFor(rest).tell(all.filter((one) => (one.pause ?? pause) === rest));
    },
    end: async () => {
      ending.abort();
      await Promise.all([...tellers.values()].map((teller) => teller.told()));
    },
  };
}

type Teller = { tell(all: readonly Announcement[]): void; told(): Promise<void> };

function createTeller(
  pool: pg.Pool,
  onLost: (error: Error) => void,
  { rest, signal }: { rest: number; signal: AbortSignal },
): Teller {
  let waiting: Announcement[] = [];
  let running: Promise<void> | null = null;
  let last = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const left = last + rest - performance.now();
      if (left > 0) await sleep(left, undefined, { signal }).catch(() => {});
      // What says the same as another one is told once.
      const all = [...new Map(waiting.map((one) => [`${one.channel} ${one.payload}`, one])).values()];
      waiting = [];
      const values = [all.map(({ channel }) => channel), all.map(({ payload }) => payload)];
      const tell = () => pool.query({ name: 'announce', text, values });
      // The first connection may have been one that was cut. Who listens leaves out what is told twice.
      await tell().catch(tell).catch(onLost);
      last = performance.now();
    }
    running = null;
  }

  return {
    tell(all) {
      waiting.push(...all);
      running ??= run();
    },
    told: async () => {
      await running;
    },
  };
}

const text = `select pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) with ordinality as one (channel, payload, at) order by at`;
