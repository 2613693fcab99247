import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, readlink, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { endLeftovers } from './leftovers.ts';
import { canStartWithin, type Location } from './location.ts';
import { clearSockets, isAnswered, makeSockets, type Sockets } from './socket.ts';
import { forgetReadOnly } from './watch-room.ts';

/** A PostgreSQL of our own, running as a child process. */
export type Cluster = {
  /** Connection address for one of its databases. */
  url(database: string, as?: string): string;
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

/** Milliseconds between two tries to start it, and for all of them. */
const [pause, patience] = [100, 4000];

/** Rows hold what members wrote, and details, statements and parameters of errors repeat rows: the log leaves these out. */
const discreetLog = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
];

/** Makes the cluster if it does not exist, starts it, and starts it again whenever it dies. */
export async function startCluster(location: Location, options: ClusterOptions = {}): Promise<Cluster> {
  const data = path.join(location.folder, 'data');
  const port = options.port ?? 5432;
  const sockets = await makeSockets(location);
  const url = (database: string, as = user) =>
    `socket:${sockets.path}?db=${database}&user=${as}&port=${port}`;
  await initialise(location, data);

  let child: ChildProcess | undefined;
  let stopping = false;

  async function launch(): Promise<void> {
    await forgetReadOnly(data);
    const log = await open(path.join(location.folder, 'postgres.log'), 'a', 0o600);
    const settings = [
      'listen_addresses=',
      'unix_socket_directories=../socket',
      'unix_socket_permissions=0600',
      ...discreetLog,
      ...(options.settings ?? []),
    ];
    const started = spawn(
      path.join(location.binaries.bin, 'postgres'),
      ['-D', seenFromWithin(location, data), ...settings.flatMap((setting) => ['-c', setting])],
      // Its own process group: Ctrl-C in the terminal must reach the server first, and the database through it.
      { ...rights(location), cwd: data, detached: true, stdio: ['ignore', log.fd, log.fd] },
    );
    child = started;
    await log.close();
    await untilReady(url('postgres'), started, location.folder);
    const ended = () => {
      if (!stopping) void revive();
    };
    started.once('exit', ended);
    // It may have ended between becoming ready and this line.
    if (started.exitCode !== null || started.signalCode !== null) ended();
  }

  /** Leftovers of a kill -9 that cannot be recognised may hold the shared memory for a while. */
  async function launchPatiently(): Promise<void> {
    const last = performance.now() + patience;
    for (;;) {
      await endOrphan(data, sockets, port);
      try {
        return await launch();
      } catch (error) {
        if (performance.now() > last || stopping) throw error;
        await sleep(pause);
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
      await sleep(1000);
    }
  }

  await launchPatiently();

  return {
    url,
    pid: () => child?.pid,
    async stop() {
      stopping = true;
      await sockets.release();
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

/** Built under another name and renamed when complete, so that a start killed half-way begins afresh. */
async function initialise(location: Location, data: string): Promise<void> {
  for (const name of await readdir(location.folder)) {
    // Another start may still be building it; then that start fails, or its folder stays unused.
    if (name.startsWith('data.new'))
      await rm(path.join(location.folder, name), { recursive: true, force: true }).catch(() => {});
  }
  if (await stat(path.join(data, 'PG_VERSION')).catch(() => null)) return;
  const half = `${data}.new-${randomBytes(4).toString('hex')}`;
  await mkdir(half, { mode: 0o700 });
  if (location.runner) await chown(half, location.runner.uid, location.runner.gid);
  const locale =
    location.binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=PG_UNICODE_FAST', '--locale=C']
      : ['--locale=C'];
  const child = spawn(
    path.join(location.binaries.bin, 'initdb'),
    ['-D', seenFromWithin(location, half), '-U', user, '--auth=trust', '--encoding=UTF8', ...locale],
    { ...rights(location), cwd: half, stdio: ['ignore', 'ignore', 'pipe'] },
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

/** The folder that a program is started in has this name for it, also where it could not come down to it from the root. */
function seenFromWithin(location: Location, folder: string): string {
  return canStartWithin(location.binaries) ? '/proc/self/cwd' : folder;
}

/**
 * A server killed with -9 leaves its database running. This process holds the lock of the data folder now, so no
 * server uses it.
 */
async function endOrphan(data: string, sockets: Sockets, port: number): Promise<void> {
  const lock = path.join(data, 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!pid || !(await isPostmasterOf(pid, data))) break;
    process.kill(pid, signal);
    for (let waited = 0; waited < 5000 && (await isPostmasterOf(pid, data)); waited += 50) await sleep(50);
  }
  if (await isAnswered(sockets, port))
    throw new Error(
      `A database already runs on ${data}, where this process cannot see it: in another container, or as another user. Stop that one first, or set DATA_DIR to another folder.`,
    );
  await endLeftovers(data);
  await rm(lock, { force: true });
  await clearSockets(sockets);
}

async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return isNamedIn(pid, data);
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (/\) Z /.test(status)) return false;
  // Its folder, rather than the name for it: a copy of the folder names the original's process.
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === data;
}

/** Where there is no /proc, the command line has to tell. */
async function isNamedIn(pid: number, data: string): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(data);
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
    // The database may be stopped again between the two.
    client.on('error', () => {});
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

function rights(location: Location): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  const env = { LC_ALL: 'C', TZ: 'UTC' };
  return location.runner ? { ...location.runner, env } : { env };
}
