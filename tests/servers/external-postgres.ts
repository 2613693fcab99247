import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, shippedBinaries } from '#outside/postgres/binaries.ts';
import { startCluster } from '#outside/postgres/cluster.ts';
import { findLocation } from '#outside/postgres/location.ts';

export type ExternalPostgres = {
  url: string;
  version: string;
  binaries: Binaries;
  /** Its data folder, and its settings beyond those of a start. */
  data: string;
  further: readonly string[];
  /** The postmaster's, which is another after each death. */
  pid(): number | undefined;
  /** Ends it, and starts it again after that many milliseconds. */
  stayAway(milliseconds: number): Promise<void>;
  /** Kills it, and does not start it again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A PostgreSQL that listens on a port, as one named by DATABASE_URL does: the machine's own (15 or newer) where it has
 * one, else the one that comes with the product.
 */
export async function startExternalPostgres(further: readonly string[] = []): Promise<ExternalPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-external-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const location = await findLocation(folder, installedBinaries() ?? (await shippedBinaries()));
  const start = () =>
    startCluster(location, {
      settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off', ...further],
      port,
    });
  let cluster = await start();
  const url = `postgres://saharambh@127.0.0.1:${port}/journey`;
  const client = new pg.Client({ connectionString: `postgres://saharambh@127.0.0.1:${port}/postgres` });
  client.on('error', () => {});
  await client.connect();
  await client.query('create database journey');
  const { rows } = await client.query('show server_version');
  await client.end();
  return {
    url,
    version: rows[0].server_version,
    binaries: location.binaries,
    data: path.join(location.folder, 'data'),
    further,
    pid: () => cluster.pid(),
    async stayAway(milliseconds) {
      await cluster.stop();
      await sleep(milliseconds);
      cluster = await start();
    },
    async kill() {
      const pid = cluster.pid();
      const stopped = cluster.stop();
      if (pid) process.kill(pid, 'SIGKILL');
      await stopped;
    },
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function installedBinaries(): Binaries | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = versions.map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders
    .filter((bin) => existsSync(path.join(bin, 'initdb')))
    .map((bin) => {
      const text = execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
      return { root: path.dirname(bin), bin, major: Number(/\d+/.exec(text)?.[0]) };
    })
    .filter(({ major }) => major >= 15)
    .sort((a, b) => b.major - a.major)[0];
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
