import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { prepareJobs } from '#outside/jobs/prepare.ts';
import { shippedBinaries } from '#outside/postgres/binaries.ts';
import { type Cluster, startCluster } from '#outside/postgres/cluster.ts';
import { findPlace } from '#outside/postgres/place.ts';

/** The migrated database that others are copied from. */
export const template = 'migrated';

/** Starts a throw-away PostgreSQL that holds one migrated database, of which every test file gets a copy. */
export async function startTestCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-test-'));
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const cluster = await startCluster(await findPlace(folder, await shippedBinaries()), { settings });
  await execute(cluster.url('postgres'), `create database ${template}`);
  const connection = connect(cluster.url(template));
  await migrate(connection.pool);
  await prepareJobs(connection.pool);
  await connection.close();
  const stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...cluster, stop };
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
