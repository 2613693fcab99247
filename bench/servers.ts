import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { shippedBinaries } from '#outside/postgres/binaries.ts';
import { type Cluster, startCluster } from '#outside/postgres/cluster.ts';
import { findLocation } from '#outside/postgres/location.ts';
import { ensureBuilt } from '#tools/build.ts';
import { collect } from './collect.ts';
import { seed } from './seed.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The embedded PostgreSQL with its usual settings and some more, on a folder of its own. */
export async function startDatabase(settings: string[] = [], port?: number): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-bench-'));
  await chmod(folder, 0o755);
  const cluster = await startCluster(await findLocation(folder, await shippedBinaries()), { settings, port });
  const stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...cluster, stop };
}

/** A migrated database with `count` accounts. */
export async function seededDatabase(cluster: Cluster, count: number): Promise<string> {
  const name = `bench_${count}`;
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const connection = connect(cluster.url(name));
  await migrate(connection.pool);
  await connection.close();
  await seed(cluster.url(name), count);
  return cluster.url(name);
}

export type Server = {
  origin: string;
  pid: number;
  /** Resident memory in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};
/** `held` is resident memory in MB after a garbage collection: the memory in use without garbage. */
export type Product = Server & { held(): Promise<number> };

export async function startBare(url: string): Promise<Server> {
  const port = await freePort();
  return watch(
    spawn(process.execPath, ['bench/bare.ts', url, String(port)], childOptions()),
    `http://127.0.0.1:${port}`,
  );
}

/** The whole server as `npm start` runs it, on an external database address; built again where its sources have changed. */
export async function startProduct(url: string, settings: Record<string, string> = {}): Promise<Product> {
  await ensureBuilt();
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-bench-'));
  const [port, inspected] = [await freePort(), await freePort()];
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'error',
    WORKERS: '1',
    ...settings,
  };
  const server = await watch(
    spawn(
      process.execPath,
      [`--inspect-port=127.0.0.1:${inspected}`, 'build/run/main.js'],
      childOptions(env),
    ),
    `http://127.0.0.1:${port}`,
  );
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const held = async () => {
    await collect(server.pid, inspected);
    return server.memory();
  };
  return { ...server, stop, held };
}

function childOptions(env: Record<string, string> = {}): SpawnOptions {
  const { PATH = '', HOME = '' } = process.env;
  return {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  };
}

async function watch(child: ChildProcess, origin: string): Promise<Server> {
  const pid = child.pid ?? 0;
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => /ready/.test(String(text)) && resolve());
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}.`)));
  });
  return {
    origin,
    pid,
    async memory() {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
