import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { shippedBinaries } from '#outside/postgres/binaries.ts';
import { type Cluster, startCluster } from '#outside/postgres/cluster.ts';
import { findLocation } from '#outside/postgres/location.ts';

/** The migrated database that others are copied from. */
export const template = 'migrated';
/** Owns all of them and may nothing beyond it, as the application's role does where it is run. */
const owner = 'application';
/** Addresses of the same database for its owner and for the superuser. */
const ownersOf = (url: string) => url.replace(/user=\w+/, `user=${owner}`);
export const mastersOf = (url: string) => url.replace(/user=\w+/, 'user=saharambh');

/** Starts a throw-away PostgreSQL with one migrated database; every test file gets a copy of it. */
export async function startTestCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-test-'));
  // The files of one process keep their connections until all of them are done, and four processes run at once.
  const settings = [
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=1000'],
    // It would start a process for each database each minute.
    'autovacuum=off',
    // Every statement has a generic plan from its first run, as connections use it after five. Tests find statements that
    // break with it.
    'plan_cache_mode=force_generic_plan',
  ];
  const cluster = await startCluster(await findLocation(folder, await shippedBinaries()), { settings });
  await execute(cluster.url('postgres'), `create role ${owner} login`);
  await execute(cluster.url('postgres'), `create database ${template} owner ${owner}`);
  const connection = connect(ownersOf(cluster.url(template)));
  await migrate(connection.pool);
  await connection.close();
  const stop = async () => {
    await closeConnections();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...cluster, stop };
}

/** By address: a file's database is made and dropped in little more time than a connection for each would take. */
const connections = new Map<string, Promise<pg.Client>>();

/** Runs one statement on the connection that this process has to the address. */
async function execute(url: string, text: string): Promise<void> {
  const connection = connections.get(url) ?? open(url);
  connections.set(url, connection);
  connection.catch(() => connections.delete(url));
  await (await connection).query(text);
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => connections.delete(url));
  await client.connect();
  return client;
}

/** Called once all databases of this process are dropped; an open connection would keep the process from ending. */
export async function closeConnections(): Promise<void> {
  const open = await Promise.all(connections.values());
  connections.clear();
  await Promise.all(open.map((client) => client.end()));
}

/** A migrated, empty database in the cluster whose addresses `urlOf` gives, to be dropped by `drop`. */
export async function copyTemplate(
  urlOf: (name: string) => string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  // Copying files costs half of what writing each page to the log does.
  const how = `template ${template} strategy file_copy owner ${owner}`;
  await execute(urlOf('postgres'), `create database ${name} ${how}`);
  const drop = () => execute(urlOf('postgres'), `drop database ${name} with (force)`);
  return { url: ownersOf(urlOf(name)), drop };
}
