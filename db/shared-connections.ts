import pg from 'pg';
import { gatherWrites, hangUp } from './driver/connection-stream.ts';
import type { StatementPool } from './named-statements.ts';

const size = 3;
/** Statements under way on one connection, from which on further ones take another. */
const few = 8;

/**
 * A few connections over which many statements travel at once, each sent before the one before it is answered. That
 * takes half of the work out of a short read. Only for single selects by a key: a slow one would hold up those behind
 * it, and a transaction would swallow them.
 */
export function shareConnections(
  options: pg.ClientConfig,
  onLost: (error: Error) => void,
): StatementPool & { hangUp(): void; end(): Promise<void> } {
  type Shared = pg.Client & { running: number; release(): void };
  const slots: (Shared | null)[] = Array.from({ length: size }, () => null);

  function open(slot: number): Shared {
    const client: Shared = Object.assign(new pg.Client({ ...options, pipeline: true } as pg.ClientConfig), {
      running: 0,
      release() {
        client.running -= 1;
      },
    }) as Shared;
    const leave = () => {
      if (slots[slot] === client) slots[slot] = null;
    };
    client.on('error', (error) => {
      leave();
      onLost(error);
    });
    client.once('end', leave);
    // Statements wait for the connection and fail with it, so their callers get its error.
    client.connect().catch(leave);
    slots[slot] = client;
    return client;
  }

  return {
    options: { max: size },
    async connect() {
      // Each connection is a process of the database, which has to be woken: the first open one with room, then another, then the least busy.
      const roomy = slots.findIndex((client) => client && client.running < few);
      const running = slots.map((client) => client?.running ?? 0);
      const slot = roomy >= 0 ? roomy : running.indexOf(Math.min(...running));
      const client = slots[slot] ?? open(slot);
      client.running += 1;
      gatherWrites(client);
      return client;
    },
    hangUp() {
      for (const client of slots) if (client) hangUp(client);
    },
    async end() {
      await Promise.all(slots.map((client) => client?.end()));
    },
  };
}
