import { randomBytes } from 'node:crypto';
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
  // The files of one process keep their connections until all of them are done, and four processes run at once.
  const settings = [
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=1000'],
    // What a connection comes to after five rounds of a statement is so from the first: that it works, and that it is planned once.
    'plan_cache_mode=force_generic_plan',
  ];
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
  client.on('error', () => {});
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** A migrated, empty database in the cluster whose addresses `urlOf` gives, to be dropped by `drop`. */
export async function copyTemplate(
  urlOf: (name: string) => string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  // Copying files costs half of what writing each page to the log does.
  await execute(urlOf('postgres'), `create database ${name} template ${template} strategy file_copy`);
  const drop = () => execute(urlOf('postgres'), `drop database ${name} with (force)`);
  return { url: urlOf(name), drop };
}
