import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Announcement, createAnnouncer } from './announcements.ts';
import { type BoundPool, boundLockWaits } from './bound-lock-waits.ts';
import { nameStatements, type StatementOptions, type StatementPool } from './named-statements.ts';
import { types } from './parsers.ts';
import { type Pulse, startPulse } from './pulse.ts';
import { shareConnections } from './shared-connections.ts';
import { SteadyPool } from './steady-pool.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** A pool and the query builders over it. `close` waits for running queries. */
export type Connection = {
  db: Db;
  /** For single selects by a key, and nothing else: see shared-connections.ts. */
  quick: Db;
  /** For lists, whose cost their callers shape: few run at once, and none for long, so that all other work goes on. */
  lists: Db;
  /** As `lists`, for our own statements with one good plan: planning them for each search costs more than running them. */
  searches: Db;
  pool: pg.Pool;
  /** Those of `lists` and `searches`, the first to run dry. */
  listPools: { lists: pg.Pool; searches: pg.Pool };
  pulse: Pulse | null;
  close(): Promise<void>;
};

export type ConnectOptions = {
  max?: number;
  /** Milliseconds that one statement may take; a request must be answered within five seconds. */
  longest?: number;
  /** Gets errors of broken connections; without a listener they would end the process. */
  onLost?: (error: Error) => void;
  /** Gets a transaction's broadcasts at the moment at which its commit is answered. */
  onCommitted?: (all: readonly Announcement[]) => void;
  /** With this, a heartbeat asks the database, and statements fail at once while it does not answer. */
  onPulse?: (isThere: boolean) => void;
};

/** Lists that may run at once, and milliseconds that one may take. */
const lists = { max: 4, longest: 2000 };

/** A query by a key or by an index made for it has the same plan for all values. */
const plannedOnce = '-c plan_cache_mode=force_generic_plan';
/** Where many search at a time, further processes for one search take what the others need. */
const alone = '-c max_parallel_workers_per_gather=0';

/** How much later than PostgreSQL itself we give a statement up. */
const grace = 300;

/** Opens a pool on `url`. Nothing is connected until the first query, which fails within 3 s if the database is away. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const { max = 16, longest = 4000, onLost = () => {}, onCommitted = () => {}, onPulse } = options;
  const optionsOf = (most: number) =>
    `-c timezone=UTC -c statement_timeout=${most} -c idle_in_transaction_session_timeout=60000`;
  const settings = {
    connectionString: url,
    types,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: optionsOf(longest),
  };
  const open = (changes: pg.PoolConfig) => {
    const pool = new SteadyPool({ ...settings, idleTimeoutMillis: 60_000, ...changes });
    pool.on('error', onLost);
    pool.on('connect', (client) => client.on('error', onLost));
    return pool;
  };
  // A transaction's beginning travels with its first statement (named-statements.ts).
  const pool = open({ max, pipeline: true } as pg.PoolConfig);
  const listPool = open({ max: lists.max, options: optionsOf(lists.longest) });
  const searchPool = open({ max: lists.max, options: `${optionsOf(lists.longest)} ${plannedOnce} ${alone}` });
  const shared = shareConnections({ ...settings, options: `${settings.options} ${plannedOnce}` }, onLost);
  const pulse = onPulse ? startPulse({ connectionString: url, keepAlive: true }, onPulse) : null;
  const endBound = pulse ? boundLockWaits([pool, listPool, searchPool].map(named), pulse) : () => {};
  const statements = { longest: longest + grace, ...(pulse && { isThere: pulse.isThere }) };
  const announcer = createAnnouncer(pool, onLost);
  const announce = (all: readonly Announcement[]) => {
    onCommitted(all);
    announcer.announce(all);
  };
  return {
    db: builderOver(pool, { ...statements, announce }),
    quick: builderOver(shared, statements),
    lists: builderOver(listPool, { ...statements, longest: lists.longest + grace }),
    searches: builderOver(searchPool, { ...statements, longest: lists.longest + grace }),
    pool,
    listPools: { lists: listPool, searches: searchPool },
    pulse,
    async close() {
      endBound();
      await announcer.end();
      await Promise.all([pool.end(), listPool.end(), searchPool.end(), shared.end(), pulse?.stop()]);
    },
  };
}

function builderOver(pool: StatementPool, options: StatementOptions): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: nameStatements(pool, options) }) });
}

/** True when `error` is PostgreSQL's refusal of a second row under a unique constraint (of that name, if given). */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const refusal = error as { code?: string; constraint?: string } | null;
  return refusal?.code === '23505' && (constraint === undefined || refusal.constraint === constraint);
}

/** A name of its own for the pool's connections, before the first of them is opened. */
function named(pool: pg.Pool): BoundPool {
  const name = `saharambh ${randomUUID()}`;
  pool.options.application_name = name;
  return { pool, name, most: Math.ceil(pool.options.max / 4) };
}
