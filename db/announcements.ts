import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './connect.ts';

/** Said by a connection to itself, and not sent: what is to be announced once its transaction is committed. */
export const announcing = '-- announce after the commit';

export type Announcement = { channel: string; payload: string };

/**
 * Announces something on a channel after `tx` has committed, and not if it is taken back. Whoever listens has to look back
 * now and then: what was committed in the moment in which a server died is announced by nobody.
 */
export async function announceAfter(tx: Db, { channel, payload }: Announcement): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(announcing, [channel, payload]));
}

/**
 * Announces what this process has committed, in its order, all that has come together meanwhile in one transaction. PostgreSQL
 * lets only one transaction that announces something commit at a time, so those that write something announce nothing.
 */
export function createAnnouncer(
  pool: pg.Pool,
  onLost: (error: Error) => void,
): { announce(all: readonly Announcement[]): void; end(): Promise<void> } {
  let waiting: Announcement[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const all = waiting;
      waiting = [];
      const values = [all.map(({ channel }) => channel), all.map(({ payload }) => payload)];
      const tell = () => pool.query({ name: 'announce', text, values });
      // The first connection may have been one that was cut. Who listens leaves out what is told twice.
      await tell().catch(tell).catch(onLost);
    }
    running = null;
  }

  return {
    announce(all) {
      waiting.push(...all);
      if (all.length > 0) running ??= run();
    },
    end: async () => {
      await running;
    },
  };
}

const text = `select pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) with ordinality as one (channel, payload, at) order by at`;
