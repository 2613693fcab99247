import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Place } from './place.ts';

/** A PostgreSQL of our own, running as a child process. */
export type Cluster = {
  /** Connection address for one of its databases. */
  url(database: string): string;
  /** Ends it in an orderly way; resolves when the process is gone. */
  stop(): Promise<void>;
  /** The postmaster's process id, for tests that kill it. */
  pid(): number | undefined;
};

export type ClusterOptions = {
  /** Settings beyond our defaults, such as `fsync=off` for throw-away clusters. */
  settings?: string[];
  /** Part of the socket's name, and the port where the settings open one. */
  port?: number;
  /** Called with one line each time the database process dies unasked and is started again. */
  onRestart?: (message: string) => void;
};

const user = 'saharambh';
const socketPathLimit = 100;

/** Makes the cluster if it does not exist, starts it, and starts it again whenever it dies. */
export async function startCluster(place: Place, options: ClusterOptions = {}): Promise<Cluster> {
  const data = path.join(place.folder, 'data');
  const sockets = await socketFolder(place);
  const url = (database: string) =>
    `socket:${sockets}?db=${database}&user=${user}&port=${options.port ?? 5432}`;
  await initialise(place, data);

  let child: ChildProcess | undefined;
  let stopping = false;

  async function launch(): Promise<void> {
    const log = await open(path.join(place.folder, 'postgres.log'), 'a');
    const settings = ['listen_addresses=', `unix_socket_directories=${sockets}`, ...(options.settings ?? [])];
    const started = spawn(
      path.join(place.binaries.bin, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      // Its own process group: Ctrl-C in the terminal must reach the server first, and the database through it.
      { ...rights(place), cwd: place.folder, detached: true, stdio: ['ignore', log.fd, log.fd] },
    );
    child = started;
    await log.close();
    await untilReady(url('postgres'), started, place.folder);
    const ended = () => {
      if (!stopping) void revive();
    };
    started.once('exit', ended);
    // It may have ended between becoming ready and this line.
    if (started.exitCode !== null || started.signalCode !== null) ended();
  }

  /** Just after a kill -9 the old backends may hold the shared memory for a moment: that is no reason to give up. */
  async function launchPatiently(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      await endOrphan(data);
      try {
        return await launch();
      } catch (error) {
        if (attempt === 8 || stopping) throw error;
        await sleep(150 * attempt);
      }
    }
  }

  async function revive(): Promise<void> {
    options.onRestart?.('The database process ended unexpectedly and is started again.');
    while (!stopping) {
      if (
        await launchPatiently().then(
          () => true,
          () => false,
        )
      )
        return;
      await sleep(2000);
    }
  }

  await launchPatiently();

  return {
    url,
    pid: () => child?.pid,
    async stop() {
      stopping = true;
      const running = child;
      if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGINT');
      const inTime = await Promise.race([gone.then(() => true), sleep(8000, false, { ref: false })]);
      if (!inTime) running.kill('SIGQUIT');
      await gone;
    },
  };
}

/** Socket paths may hold 107 bytes at most, so a deep data folder gets its socket in the system's temporary folder. */
async function socketFolder(place: Place): Promise<string> {
  let folder = path.join(place.folder, 'socket');
  if (Buffer.byteLength(folder) + '/.s.PGSQL.5432'.length > socketPathLimit) {
    const name = createHash('sha256').update(place.folder).digest('hex').slice(0, 16);
    folder = path.join(tmpdir(), `saharambh-${name}`);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Whoever can open the socket is trusted, so the folder must be ours alone, also where others may write beside it.
  const owner = (await stat(folder)).uid;
  const us = process.getuid?.() ?? owner;
  if (owner !== us && owner !== place.runner?.uid) throw new Error(`${folder} belongs to somebody else.`);
  if (place.runner) await chown(folder, place.runner.uid, place.runner.gid);
  return folder;
}

/** Made beside and moved into place when whole, so that a start killed half-way begins afresh. */
async function initialise(place: Place, data: string): Promise<void> {
  if (await stat(path.join(data, 'PG_VERSION')).catch(() => null)) return;
  const half = `${data}.new`;
  await rm(half, { recursive: true, force: true });
  const locale =
    place.binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=PG_UNICODE_FAST', '--locale=C']
      : ['--locale=C'];
  const child = spawn(
    path.join(place.binaries.bin, 'initdb'),
    ['-D', half, '-U', user, '--auth=trust', '--encoding=UTF8', ...locale],
    { ...rights(place), cwd: place.folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`PostgreSQL could not prepare its data folder: ${complaint.trim()}`);
  await rename(half, data);
}

/** A server killed with -9 leaves its database running. We hold the data folder's lock now, so it is nobody's. */
async function endOrphan(data: string): Promise<void> {
  const lock = path.join(data, 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (!(await isPostmasterOf(pid, data))) {
    await rm(lock, { force: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    for (let waited = 0; waited < 5000; waited += 50) {
      await sleep(50);
      if (!(await isPostmasterOf(pid, data))) return;
    }
  }
}

async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (/\) Z /.test(status)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(data);
}

async function untilReady(url: string, child: ChildProcess, folder: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (let waited = 0; waited < 60_000; waited += 25) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL did not start; its own words are in ${path.join(folder, 'postgres.log')}`);
    }
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(25);
    }
  }
  child.kill('SIGQUIT');
  throw new Error('PostgreSQL did not become ready within a minute.');
}

function rights(place: Place): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  const env = { LC_ALL: 'C', TZ: 'UTC' };
  return place.runner ? { ...place.runner, env } : { env };
}
