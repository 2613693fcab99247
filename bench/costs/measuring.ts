import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { familiesOf } from '../busy.ts';
import type { Background, Cost } from './costs.ts';
import type { World } from './world.ts';

export type Action = {
  /** How often it is done, and how many at a time. */
  count: number;
  atOnce: number;
  /** Makes things that have to be there before; it gets the numbers that `run` will get. */
  prepare?(numbers: readonly number[]): Promise<unknown>;
  run(number: number): Promise<unknown>;
  /** How many of what is measured happen in one run; 1 without it. */
  each?: number;
  /** Ends what was prepared. */
  end?(): Promise<unknown>;
};

/** Their rows live for a day at most, so that they do not grow from month to month. */
export const briefTables = new Set([
  'codes',
  'email_proofs',
  'jobs',
  'last_forms',
  'rate_limits',
  'tokens',
  'waiting_logins',
  'written_letters',
]);
/** Seconds that jobs may take to be done. */
const longestWait = 120;
const least = 0.01;

type Counted = {
  times: Background;
  at: number;
  rows: Map<string, number>;
  sizes: Map<string, number>;
} & Pick<Cost, 'sent' | 'wal' | 'stored' | 'writes' | 'emails'>;

/**
 * The cost of one of many: the times, bytes and rows that server, database and file store have more afterwards, without the work that they do
 * when no one asks for anything. A third of them is done before, so that neither code that is loaded nor first plans count.
 */
export async function measure(world: World, idle: Background, action: Action): Promise<Cost> {
  const { count, atOnce, each = 1 } = action;
  const warm = Math.ceil(count / 3);
  const numbers = Array.from({ length: warm + count }, (_, at) => at + 1);
  await action.prepare?.(numbers);
  await inTurns(numbers.slice(0, warm), atOnce, action.run);
  await settled(world);
  const before = await look(world, 'last');
  await inTurns(numbers.slice(warm), atOnce, action.run);
  await settled(world);
  const after = await look(world, 'first');
  await action.end?.();
  return costBetween(before, after, { count: count * each, idle });
}

/** The difference of two looks, for one of `count`. */
export function costBetween(
  before: Counted,
  after: Counted,
  { count, idle }: { count: number; idle: Background },
): Cost {
  const seconds = (after.at - before.at) / 1000;
  const more = (name: 'sent' | 'wal' | 'stored' | 'writes' | 'emails') =>
    (after[name] - before[name]) / count;
  const spent = (name: keyof Background) =>
    Math.max(0, after.times[name] - before.times[name] - idle[name] * seconds) / count;
  const growth = (map: 'rows' | 'sizes') =>
    [...after[map]]
      .filter(([name]) => !briefTables.has(name))
      .map(([name, now]) => [name, (now - (before[map].get(name) ?? 0)) / count] as const);
  return {
    server: spent('server'),
    database: spent('database'),
    sent: more('sent'),
    wal: more('wal'),
    grown: Object.fromEntries(growth('sizes').filter(([, bytes]) => bytes >= 1)),
    stored: more('stored'),
    writes: more('writes'),
    emails: more('emails'),
    rows: Object.fromEntries(growth('rows').filter(([, rows]) => rows >= least)),
  };
}

/** Processor times come last before the work and first after it, so that the looks themselves do not count. */
async function look(world: World, times: 'first' | 'last'): Promise<Counted> {
  const early = times === 'first' ? await familiesOf(world.product.pid, world.databasePid) : null;
  const at = performance.now();
  const counted = {
    sent: world.browser.received(),
    emails: world.mail.deliveries.length,
    stored: await bytesIn(world.s3.folder),
    ...(await countRows(world.database)),
  };
  if (early) return { ...counted, times: early, at };
  await sleep(200);
  return {
    ...counted,
    times: await familiesOf(world.product.pid, world.databasePid),
    at: performance.now(),
  };
}

async function countRows(database: pg.Pool) {
  const { rows: tables } = await database.query<{ name: string; size: number }>(
    // A table that is divided has the size of its parts.
    `select relname as name, pg_total_relation_size(oid)::float8
         + (select coalesce(sum(pg_total_relation_size(relid)), 0)::float8 from pg_partition_tree(oid) where relkind = 'p' and isleaf) as size
     from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname`,
  );
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::float8 as count from "${name}"`,
  );
  const { rows } = await database.query<{ name: string; count: number }>(counts.join(' union all '));
  const { rows: logs } = await database.query<{ wal: number; writes: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal,
       pg_snapshot_xmax(pg_current_snapshot())::text::float8 as writes`,
  );
  return {
    rows: new Map(rows.map(({ name, count }) => [name, count])),
    sizes: new Map(tables.map(({ name, size }) => [name, size])),
    wal: logs[0]?.wal ?? 0,
    writes: logs[0]?.writes ?? 0,
  };
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = names.map((name) =>
    stat(path.join(folder, name)).then((one) => (one.isFile() ? one.size : 0)),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Once no job is due any more. */
export async function settled({ database }: World): Promise<void> {
  const until = performance.now() + longestWait * 1000;
  for (let calm = 0; calm < 3; ) {
    const { rows } = await database.query<{ due: number }>(
      'select count(*)::int as due from jobs where run_at <= now() and attempts < max_attempts',
    );
    calm = rows[0]?.due === 0 ? calm + 1 : 0;
    if (performance.now() > until) throw new Error(`Jobs are still left after ${longestWait} seconds.`);
    await sleep(150);
  }
}

export async function inTurns(
  numbers: readonly number[],
  atOnce: number,
  run: (number: number) => Promise<unknown>,
): Promise<void> {
  const left = numbers.values();
  const work = async () => {
    for (const number of left) await run(number);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
