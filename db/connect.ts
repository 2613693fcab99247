import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { type BoundPool, boundLockWaits } from './bound-lock-waits.ts';
import { type Broadcast, type BroadcastCarrier, createBroadcaster } from './broadcasts.ts';
import { hangUp } from './driver/connection-stream.ts';
import { leadReads } from './lead-reads.ts';
import {
  nameStatements,
  type StatementOptions,
  type StatementPool,
  type WatchStatement,
} from './named-statements.ts';
import { types } from './parsers.ts';
import { findPosition, positionNow, readPosition } from './positions.ts';
import { type Pulse, startPulse } from './pulse.ts';
import { declareReads } from './reads.ts';
import { openReplicas, type ReadKind, type ReplicaOptions, type Replicas } from './replicas.ts';
import { shareConnections } from './shared-connections.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** The one handle of a database, and the pool of its transactions. `close` waits for running queries. */
export type Connection = {
  /** Reads by key, lists and searches say what they are where they are declared, and go over connections of their own (reads.ts). */
  db: Db;
  pool: pg.Pool;
  /** The first to run dry. */
  listPools: { lists: pg.Pool; searches: pg.Pool };
  pulse: Pulse | null;
  /** Null without any. */
  replicas: Replicas | null;
  close(): Promise<void>;
};

export type ConnectOptions = {
  max?: number;
  /** Milliseconds that one statement may take; a request must be answered within five seconds. */
  longest?: number;
  /** Gets errors of broken connections; without a listener they would end the process. */
  onLost?: (error: Error) => void;
  /** Gets a transaction's broadcasts at the moment at which its commit is answered. */
  onCommitted?: (all: readonly Broadcast[]) => void;
  /** Carries broadcasts in place of NOTIFY. */
  carrier?: BroadcastCarrier | null | undefined;
  /** With this, a heartbeat asks the database, and statements fail at once while it does not answer. */
  onPulse?: (isThere: boolean) => void;
  watchStatement?: WatchStatement | undefined;
  /** Another connection's pool of searches, in place of one of its own. */
  searches?: pg.Pool;
  /** Replicas that answer reads of requests; they need `onPulse`. */
  replicas?: Pick<ReplicaOptions, 'urls' | 'cluster' | 'onChange'> | null;
};

/** Reads of public pages that one replica answers at once. */
const mostReads = 8;

/** Lists that may run at once, and milliseconds that one may take. */
const lists = { max: 4, longest: 2000 };

/** A query by a key or by an index made for it has the same plan for all values. */
const plannedOnce = '-c plan_cache_mode=force_generic_plan';
/** The rows of a key are most often in memory, so its index is cheaper than the planner thinks, even for a small table. */
const byIndex = '-c random_page_cost=1.1';
/** Where many search at a time, further processes for one search take what the others need. */
const alone = '-c max_parallel_workers_per_gather=0';

/** How much later than PostgreSQL itself we give a statement up. */
const grace = 300;

/** Opens a pool on `url`. Nothing is connected until the first query, which fails within 3 s if the database is away. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const {
    max = 16,
    longest = 4000,
    onLost = () => {},
    onCommitted = () => {},
    onPulse,
    watchStatement,
  } = options;
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
  const bound: BoundPool[] = [];
  const clients = new Set<pg.PoolClient>();
  const open = (most: number, changes: pg.PoolConfig) => {
    // The database knows the pool's connections by a name of their own.
    const name = `saharambh ${randomUUID()}`;
    const named = { ...settings, max: most, application_name: name, idleTimeoutMillis: 60_000 };
    const pool = new pg.Pool({ ...named, ...changes });
    pool.on('error', onLost);
    pool.on('connect', (client) => {
      client.on('error', onLost);
      clients.add(client);
    });
    pool.on('remove', (client) => clients.delete(client));
    bound.push({ pool, name, most: Math.ceil(most / 4) });
    return pool;
  };
  // A transaction's beginning travels with its first statement (named-statements.ts).
  const pool = open(max, { pipeline: true });
  const listPool = open(lists.max, { options: optionsOf(lists.longest) });
  const searchOptions = `${optionsOf(lists.longest)} ${plannedOnce} ${alone}`;
  const searchPool = options.searches ?? open(lists.max, { options: searchOptions });
  const shared = shareConnections(
    { ...settings, options: `${settings.options} ${plannedOnce} ${byIndex}` },
    onLost,
  );
  const kinds = {
    reads: { max: mostReads, options: optionsOf(longest), longest: longest + grace },
    lists: { max: lists.max, options: optionsOf(lists.longest), longest: lists.longest + grace },
    searches: { max: lists.max, options: searchOptions, longest: lists.longest + grace },
  };
  const replicas =
    options.replicas && onPulse ? openReplicas({ ...options.replicas, settings, kinds, onLost }) : null;
  const accepts = ({ isStandby, position }: Record<string, unknown>) => {
    const read = readPosition(position);
    if (read !== null) replicas?.notePrimary(read);
    if (isStandby !== true) return true;
    // The address leads to a standby: no connection to it may go on.
    for (const client of clients) hangUp(client);
    shared.hangUp();
    return false;
  };
  const isStandby = 'select pg_is_in_recovery() as "isStandby"';
  const text = replicas ? `${isStandby}, ${positionNow} as position` : isStandby;
  const pulse = onPulse
    ? startPulse({ connectionString: url, keepAlive: true }, onPulse, { text, accepts })
    : null;
  const endBound = pulse ? boundLockWaits(bound, pulse) : () => {};
  const statements = {
    longest: longest + grace,
    ...(pulse && { isThere: pulse.isThere }),
    ...(watchStatement && { watch: watchStatement }),
  };
  const broadcaster = createBroadcaster(pool, onLost, options.carrier);
  const broadcast = (all: readonly Broadcast[]) => {
    onCommitted(all);
    broadcaster.broadcast(all);
  };
  const builder = (over: StatementPool, own: StatementOptions, kind?: ReadKind): Db => {
    const named = nameStatements(over, own);
    const led = replicas && kind ? leadReads(named, replicas, kind) : named;
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: led }) });
  };
  const db = builder(pool, { ...statements, broadcast, notesWrites: replicas !== null }, 'reads');
  const forLists = { ...statements, longest: lists.longest + grace };
  declareReads(db, {
    byKey: builder(shared, statements),
    lists: builder(listPool, forLists, 'lists'),
    searches: builder(searchPool, forLists, 'searches'),
    ...(replicas && { position: () => findPosition(pool) }),
  });
  return {
    db,
    pool,
    listPools: { lists: listPool, searches: searchPool },
    pulse,
    replicas,
    async close() {
      endBound();
      await broadcaster.end();
      await Promise.all([
        ...bound.map((one) => one.pool.end()),
        shared.end(),
        pulse?.stop(),
        replicas?.end(),
      ]);
    },
  };
}

/** True when `error` is PostgreSQL's refusal of a second row under a unique constraint (of that name, if given). */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const refusal = error as { code?: string; constraint?: string } | null;
  return refusal?.code === '23505' && (constraint === undefined || refusal.constraint === constraint);
}
