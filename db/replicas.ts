import type { PostgresPool, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { hangUp } from './driver/connection-stream.ts';
import { nameStatements } from './named-statements.ts';
import { type Position, readPosition } from './positions.ts';
import { type Pulse, startPulse } from './pulse.ts';
import type { Reading } from './reading.ts';

/** Milliseconds by which a replica may be behind. */
export const mostBehind = 5000;
/** Milliseconds between two questions for a replica's position, for an answer, and for a new connection. */
const [beat, patience, connecting] = [250, 1500, 1000];
/** Positions of the primary that are kept: about ten minutes. */
const mostSamples = 600;

/** `reads` are those of public pages; for the others see reads.ts. */
export type ReadKind = 'reads' | 'lists' | 'searches';

/** One of the database's replicas, as operators see it. */
export type ReplicaFigures = {
  name: string;
  isUsed: boolean;
  /** How far it is behind, as far as is known. */
  lagSeconds: number;
  /** Reads that it answered, and those that were asked again at the primary. */
  answered: number;
  askedAgain: number;
};

export type Replica = {
  ask<R>(kind: ReadKind, text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  /** A read had to be asked again at the primary. */
  noteFailure(): void;
};

export type Replicas = {
  /** A replica that has replayed all that `reading` needs; null where the primary has to answer. */
  choose(reading: Reading): Replica | null;
  /** To be told each position of the primary that is seen. */
  notePrimary(position: Position): void;
  figures(): ReplicaFigures[];
  end(): Promise<void>;
};

export type ReplicaOptions = {
  urls: readonly string[];
  /** The `system_identifier` of the primary. */
  cluster: string;
  settings: pg.PoolConfig;
  /** By kind, the options of its sessions and the milliseconds after which a statement is given up. */
  kinds: Record<ReadKind, { max: number; options: string; longest: number }>;
  onLost(error: Error): void;
  onChange(name: string, isUsed: boolean): void;
};

type Kept = Replica & {
  replayed(): Position;
  isThere(): boolean;
  name: string;
  counts: { answered: number; askedAgain: number };
  wasUsed: boolean;
  end(): Promise<void>;
};

/** The server that an address leads to, without its password. */
export function nameOfUrl(url: string): string {
  const { host } = new URL(url);
  return host.includes(':') ? host : `${host}:5432`;
}

/** Keeps connections to replicas, and knows of each how far it has replayed. */
export function openReplicas(options: ReplicaOptions): Replicas {
  const { urls, onChange } = options;
  /** When the primary had reached each position, in order; both rise. */
  let samples: { at: number; position: Position }[] = [];
  let turn = 0;
  const all = urls.map((url) => openOne(url, options, look));

  /** A replica lacks a position that the primary had this long ago; infinite before any is known. */
  function lagOf(replica: Kept): number {
    if (samples.length === 0) return Number.POSITIVE_INFINITY;
    const missing = samples.find(({ position }) => position > replica.replayed());
    return missing ? performance.now() - missing.at : 0;
  }

  function isUsed(replica: Kept): boolean {
    return replica.isThere() && lagOf(replica) <= mostBehind;
  }

  function look(): void {
    for (const replica of all) {
      const is = isUsed(replica);
      if (is !== replica.wasUsed) onChange(replica.name, is);
      replica.wasUsed = is;
    }
  }

  return {
    choose(reading) {
      const may = (replica: Kept) => isUsed(replica) && replica.replayed() >= reading.need;
      // One replica for the whole request: another may be behind it.
      const before = all.find((replica) => replica === reading.chosen);
      if (before && may(before)) return before;
      const those = all.filter(may);
      turn += 1;
      const chosen = those[turn % those.length];
      if (!chosen) return null;
      reading.chosen = chosen;
      reading.readAt = Math.min(reading.readAt, chosen.replayed());
      return chosen;
    },
    notePrimary(position) {
      const last = samples.at(-1)?.position ?? Number.NEGATIVE_INFINITY;
      // It has failed over to a replica that was behind.
      if (position < last) samples = [];
      if (position !== last) samples.push({ at: performance.now(), position });
      if (samples.length > mostSamples) samples.shift();
      look();
    },
    figures: () =>
      all.map((replica) => ({
        name: replica.name,
        isUsed: isUsed(replica),
        lagSeconds: lagOf(replica) / 1000,
        ...replica.counts,
      })),
    end: async () => {
      await Promise.all(all.map((replica) => replica.end()));
    },
  };
}

function openOne(url: string, options: ReplicaOptions, look: () => void): Kept {
  const { cluster, settings, kinds, onLost } = options;
  const clients = new Set<pg.PoolClient>();
  const pools: pg.Pool[] = [];
  let replayed: Position = Number.NEGATIVE_INFINITY;

  const onChange = (isThere: boolean) => {
    // Statements under way are asked again at the primary at once.
    if (!isThere) for (const client of clients) hangUp(client);
    look();
  };
  const pulse: Pulse = startPulse({ connectionString: url, keepAlive: true }, onChange, {
    text: `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as replayed,
      (select system_identifier::text from pg_control_system()) as cluster`,
    accepts(row) {
      const position = readPosition(row.replayed);
      if (row.follows !== true || row.cluster !== cluster || position === null) return false;
      replayed = position;
      look();
      return true;
    },
    beat,
    patience,
    isThere: false,
  });
  const open = ({ max, options: own, longest }: ReplicaOptions['kinds'][ReadKind]): PostgresPool => {
    const pool = new pg.Pool({
      ...settings,
      connectionString: url,
      connectionTimeoutMillis: connecting,
      idleTimeoutMillis: 60_000,
      application_name: 'saharambh replica',
      options: own,
      max,
    });
    pool.on('error', onLost);
    pool.on('connect', (client) => {
      client.on('error', onLost);
      clients.add(client);
    });
    pool.on('remove', (client) => clients.delete(client));
    pools.push(pool);
    return nameStatements(pool, { longest, isThere: pulse.isThere });
  };
  const byKind = { reads: open(kinds.reads), lists: open(kinds.lists), searches: open(kinds.searches) };
  const counts = { answered: 0, askedAgain: 0 };
  return {
    name: nameOfUrl(url),
    counts,
    wasUsed: false,
    replayed: () => replayed,
    isThere: pulse.isThere,
    async ask<R>(kind: ReadKind, text: string, values: readonly unknown[]) {
      const client = await byKind[kind].connect();
      try {
        const answer = await client.query<R>(text, values);
        counts.answered += 1;
        return answer;
      } finally {
        client.release();
      }
    },
    noteFailure() {
      counts.askedAgain += 1;
    },
    async end() {
      await pulse.stop();
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
