import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './connect.ts';

/** Said by a connection to itself, and not sent: what is to be announced once its transaction is committed. */
export const announcing = '-- announce after the commit';

export type Announcement = { channel: string; payload: string };

/**
 * Announces something after `tx` has committed, and not if it is taken back. Whoever listens has to look back
 * now and then: what was committed in the moment in which a server died is announced by nobody.
 */
export async function announceAfter(tx: Db, ...all: Announcement[]): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(announcing, all));
}

/** Milliseconds from one telling to the next: each wakes every server that listens, and its connections to the database. */
const pause = 20;

/**
 * Announces what this process has committed, in its order, all that has come together meanwhile in one transaction. PostgreSQL
 * lets only one transaction that announces something commit at a time, so those that write something announce nothing. What is
 * committed after a quiet moment is told at once, and what comes soon after it a little later, together.
 */
export function createAnnouncer(
  pool: pg.Pool,
  onLost: (error: Error) => void,
): { announce(all: readonly Announcement[]): void; end(): Promise<void> } {
  let waiting: Announcement[] = [];
  let running: Promise<void> | null = null;
  let told = Number.NEGATIVE_INFINITY;
  const ending = new AbortController();

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const rest = told + pause - performance.now();
      if (rest > 0) await sleep(rest, undefined, { signal: ending.signal }).catch(() => {});
      // What says the same as another one is told once.
      const all = [...new Map(waiting.map((one) => [`${one.channel} ${one.payload}`, one])).values()];
      waiting = [];
      const values = [all.map(({ channel }) => channel), all.map(({ payload }) => payload)];
      const tell = () => pool.query({ name: 'announce', text, values });
      // The first connection may have been one that was cut. Who listens leaves out what is told twice.
      await tell().catch(tell).catch(onLost);
      told = performance.now();
    }
    running = null;
  }

  return {
    announce(all) {
      waiting.push(...all);
      if (all.length > 0) running ??= run();
    },
    end: async () => {
      ending.abort();
      await running;
    },
  };
}

const text = `select pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) with ordinality as one (channel, payload, at) order by at`;
