import type { Size } from './sizing.ts';

const [gigabyte, terabyte] = [1e9, 1e12];

/** The months that tables hold which are divided by them (decisions 482 and 492). */
const partsOf: Readonly<Record<string, number>> = { events: 12, done_reactions: 12, notifications: 6 };

/** A limit that a size can reach: `most` is what one of its kind does; those of engines and machines are rough. */
export type Limit = {
  what: string;
  needs(size: Size): number;
  most: number;
  isBytes?: true;
  /** Where the figure of the limit comes from. */
  because: string;
  remedy: string;
};

export const limits: Limit[] = [
  {
    what: 'one process',
    needs: ({ server }) => server.processes,
    most: 1,
    because: 'a process keeps about one core busy',
    remedy: 'more processes on the machine (`WORKERS`), then more machines behind the proxy',
  },
  {
    what: 'the machine’s cores for processes',
    needs: ({ server }) => server.cores,
    most: 32,
    because: 'a common large machine',
    remedy: 'more machines behind the proxy; jobs on machines of their own (`ROLE=jobs`)',
  },
  {
    what: 'cores of the primary database',
    needs: ({ database }) => database.cores,
    most: 64,
    because: 'a large machine',
    remedy:
      'lists, searches and public pages at replicas (`DATABASE_REPLICA_URL`), then a distributed PostgreSQL',
  },
  {
    what: 'connections of the database',
    needs: ({ database }) => database.connections,
    most: 1000,
    because: 'each is a process, and every snapshot looks at all of them',
    remedy: 'fewer, larger machines; jobs apart; smaller pools',
  },
  {
    what: 'broadcasts by `NOTIFY`, a second',
    needs: ({ tellings }) => tellings,
    most: 450,
    because: 'one notifying transaction commits at a time',
    remedy: 'a broadcast server',
  },
  {
    what: 'rows of the largest table, or of its largest part',
    needs: ({ rows }) => Math.max(0, ...rows.map(({ table, count }) => count / (partsOf[table] ?? 1))),
    most: 1e8,
    because: 'deleting old rows, vacuum and a new index take hours',
    remedy: 'the table divided by its key (decision 481), as `events` is by months',
  },
  {
    what: 'disk of the database',
    isBytes: true,
    needs: ({ disk }) => disk.database,
    most: 4 * terabyte,
    because: 'a copy or a restore at 300 MB a second takes four hours',
    remedy:
      'partitions on slower disks, the archive of the log in place of whole backups, then a distributed PostgreSQL',
  },
  {
    what: 'memory of the database',
    isBytes: true,
    needs: ({ database }) => database.bytes,
    most: 512 * gigabyte,
    because: 'a large machine',
    remedy: 'fewer connections, partitions that are seldom read, then a distributed PostgreSQL',
  },
];

export type Reached = { limit: Limit; needs: number; share: number };

/** The limits by how much of each is needed, the first to break first. */
export function reachedLimits(size: Size): Reached[] {
  return limits
    .map((limit) => ({ limit, needs: limit.needs(size), share: limit.needs(size) / limit.most }))
    .toSorted((one, other) => other.share - one.share);
}
