import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { plainEnvironment } from './plain-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders: string[] = [];
const servers: Launched[] = [];
after(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** A folder that is removed when the test file ends. Other users may read it by default. */
export async function freshFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-start-'));
  await chmod(folder, mode);
  folders.push(folder);
  return folder;
}

/**
 * A fresh data folder with a migrated database, for tests that are about neither. The first test that asks makes it; it is
 * made again whenever the migrations change.
 */
export async function preparedFolder(): Promise<string> {
  const made = await readFile(path.join(root, 'db/migrations/frozen.json'));
  const name = createHash('sha256').update(made).digest('hex').slice(0, 16);
  const prepared = path.join(root, 'node_modules/.cache/prepared-data', name);
  if (!existsSync(prepared)) {
    const first = await freshFolder();
    const { origin, child, ended } = launch({ DATA_DIR: first });
    await origin;
    child.kill('SIGTERM');
    await ended;
    const half = `${prepared}.${process.pid}`;
    await mkdir(half, { recursive: true });
    copy(path.join(first, 'postgres'), half);
    // Another test may have been faster.
    await rename(half, prepared).catch(() => rm(half, { recursive: true, force: true }));
  }
  const folder = await freshFolder();
  copy(path.join(prepared, 'postgres'), folder);
  return folder;
}

/** With owners and modes, which PostgreSQL looks at. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

export type Launched = {
  child: ChildProcess;
  origin: Promise<string>;
  ended: Promise<{ code: number | null; output: string }>;
  /** Its output so far. */
  said: () => string;
};

/** Starts the real server with just these settings, through the programs in `prefix` if there are any. */
export function launch(
  settings: Record<string, string>,
  prefix: string[] = [],
  build = 'build/run',
): Launched {
  const [program = '', ...args] = [...prefix, process.execPath, `${build}/main.js`];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...plainEnvironment(), NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise: origin, resolve, reject } = Promise.withResolvers<string>();
  origin.catch(() => {});
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      const address = /ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((settle) => {
    child.once('close', (code) => {
      reject(new Error(output));
      settle({ code, output });
    });
  });
  const launched = { child, origin, ended, said: () => output };
  servers.push(launched);
  return launched;
}

export async function refusal(
  settings: Record<string, string>,
  prefix: string[] = [],
  build?: string,
): Promise<string> {
  const { code, output } = await launch(settings, prefix, build).ended;
  assert.equal(code, 1);
  assert.doesNotMatch(output, /^\s+at /m, 'no stack trace');
  return output;
}

export async function postmaster(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres/data/postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

/** A zombie process still has a number until its parent waits for it. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !/\) Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
}

export async function until(what: () => Promise<boolean> | boolean, patience = 15_000): Promise<void> {
  for (let waited = 0; waited < patience; waited += 50) {
    if (await what()) return;
    await sleep(50);
  }
  assert.fail(`${what} did not come true in ${patience} ms`);
}

export const health = async (origin: string) =>
  (await fetch(`${origin}/healthz`).catch(() => null))?.status ?? 0;
