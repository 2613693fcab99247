import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameStatements, type StatementPool } from './named-statements.ts';
import { types } from './parsers.ts';
import { shareConnections } from './shared-connections.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** A pool and the query builders over it. `close` waits for running queries. */
export type Connection = {
  db: Db;
  /** For single selects by a key, and nothing else: see shared-connections.ts. */
  quick: Db;
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Every way in which PostgreSQL, or the way to it, says "I am not there (any more)". */
const goneStates = /^(08|57P0|53300)/;
const goneErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Opens a pool on `url`. Nothing is connected until the first query, which fails within 3 s if the database is away.
 * `onLost` hears of idle connections that break; without a listener that would end the process.
 */
export function connect(
  url: string,
  options: { max?: number; onLost?: (error: Error) => void } = {},
): Connection {
  const { max = 20, onLost = () => {} } = options;
  const settings = {
    connectionString: url,
    types,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000',
  };
  const pool = new pg.Pool({ ...settings, max, idleTimeoutMillis: 60_000 });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  const shared = shareConnections(settings, onLost);
  return {
    db: builderOver(pool),
    quick: builderOver(shared),
    pool,
    async close() {
      await Promise.all([pool.end(), shared.end()]);
    },
  };
}

function builderOver(pool: StatementPool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
}

/** True when `error` means the database could not be reached, rather than that it refused the statement. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code;
  if (code && (goneErrors.has(code) || (code.length === 5 && goneStates.test(code)))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}

/** True when `error` is PostgreSQL's refusal of a second row under a unique constraint (of that name, if given). */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const refusal = error as { code?: string; constraint?: string } | null;
  return refusal?.code === '23505' && (constraint === undefined || refusal.constraint === constraint);
}
