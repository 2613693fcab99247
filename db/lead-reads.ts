import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { currentReading, onlyReads } from './reading.ts';
import type { ReadKind, Replica, Replicas } from './replicas.ts';

/**
 * Leads the reads of requests to a replica where one may answer them, and all else to the primary. A read that fails at the
 * replica is asked again at the primary.
 */
export function leadReads(primary: PostgresPool, replicas: Replicas, kind: ReadKind): PostgresPool {
  return {
    options: primary.options,
    end: () => primary.end(),
    async connect() {
      const reading = currentReading();
      const mayLead = reading && (kind !== 'reads' || reading.isPublic);
      const replica = mayLead ? replicas.choose(reading) : null;
      return replica ? leading(primary, replica, kind) : primary.connect();
    },
  };
}

/** A client that connects to the primary once a statement needs it; a transaction does with its first. */
function leading(primary: PostgresPool, replica: Replica, kind: ReadKind): PostgresPoolClient {
  let own: PostgresPoolClient | null = null;

  async function atPrimary<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    own ??= await primary.connect();
    return own.query<R>(text, values);
  }

  async function run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (own || !onlyReads(text)) return atPrimary(text, values);
    try {
      return await replica.ask<R>(kind, text, values);
    } catch (error) {
      // It took too long, and would there too.
      if ((error as { code?: unknown } | null)?.code === '57014') throw error;
      replica.noteFailure();
      return atPrimary(text, values);
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used here.');
    return run(text, values);
  }
  return { query, release: (destroy) => own?.release(destroy) };
}
