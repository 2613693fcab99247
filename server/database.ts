import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, connect } from '#db/connect.ts';
import { migrate, SchemaFault } from '#db/migrate.ts';
import { seed } from '#db/seed.ts';
import { prepareJobs } from '#outside/jobs/prepare.ts';
import { shippedBinaries } from '#outside/postgres/binaries.ts';
import { startCluster } from '#outside/postgres/cluster.ts';
import { findPlace } from '#outside/postgres/place.ts';
import { type Config, StartFault } from './config.ts';
import type { Logger } from './log.ts';

const name = 'saharambh';
const oldest = 15;
const longestClose = 1000;

/** Chores, letters and their likes: fewer at once, and each may take its time. */
const unhurried = { max: 5, longest: 600_000 };

export type Database = Connection & {
  url: string;
  /** For work that nobody waits for. */
  unhurried: Connection;
};

/** The database named by DATABASE_URL, else the one that comes with the product; migrated either way. */
export async function openDatabase(config: Config, log: Logger, signal: AbortSignal): Promise<Database> {
  const home = config.databaseUrl
    ? { url: await reach(config.databaseUrl), stop: async () => {} }
    : await startOwn(config, log);
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  const onPulse = (isThere: boolean) =>
    isThere ? log.info('the database answers again') : log.error('the database does not answer');
  const slow = connect(home.url, { ...unhurried, onLost });
  const connection = connect(home.url, { onLost, onPulse });
  const close = async () => {
    // A job that does not end may hold a connection of its own.
    const closed = Promise.all([connection.close(), slow.close()]);
    await Promise.race([closed, sleep(longestClose, undefined, { ref: false })]);
    await home.stop();
  };
  try {
    const done = await migrate(slow.pool, { signal, onWait: (why) => log.info({ why }, 'migrations wait') });
    if (done.length > 0) log.info({ migrations: done }, 'database migrated');
    // Only into a new database: a sample that somebody has removed must not come back.
    if (done.includes('0002-stories-and-contact.sql')) await seed(slow.db);
    await prepareJobs(slow.pool);
    return { ...connection, url: home.url, unhurried: slow, close };
  } catch (error) {
    await close().catch(() => {});
    throw error instanceof SchemaFault ? new StartFault(error.message) : error;
  }
}

async function reach(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
    if (version < oldest)
      throw new StartFault(`DATABASE_URL names PostgreSQL ${version}. Use version ${oldest} or newer.`);
    return url;
  } catch (error) {
    if (error instanceof StartFault) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new StartFault(
      `The database named by DATABASE_URL cannot be reached (${reason}). Start it, correct the address, or unset DATABASE_URL to use the one that comes with Saharambh.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function startOwn(config: Config, log: Logger): Promise<{ url: string; stop(): Promise<void> }> {
  const onRestart = (message: string) => log.error(message);
  const cluster = await shippedBinaries()
    .then((binaries) => findPlace(config.dataDir, binaries))
    .then((place) => startCluster(place, { onRestart }))
    .catch((error) => {
      throw new StartFault(error.message);
    });
  try {
    const client = new pg.Client({ connectionString: cluster.url('postgres') });
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
    await client.end();
    return { url: cluster.url(name), stop: cluster.stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
