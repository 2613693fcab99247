import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import {
  freshFolder,
  health,
  isAlive,
  launch,
  postmaster,
  preparedFolder,
  until,
} from '#tests/servers/launch.ts';
import { plainEnvironment } from '#tests/servers/plain-environment.ts';
import { rounds } from '#tests/servers/rounds.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = await preparedFolder();
const started: ChildProcess[] = [];
after(() => {
  for (const child of started) child.kill('SIGTERM');
});

/** As `npm start` does it, below the programs in `prefix` if there are any. */
async function start(dataDir: string, prefix: string[] = [], more: Record<string, string> = {}) {
  const [program = '', ...args] = [...prefix, process.execPath, 'tools/run.mjs', 'tools/start.ts'];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...plainEnvironment(), PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const address = /ready at (\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    child.once('close', () => reject(new Error(output)));
  });
  assert.equal(await health(origin), 200);
  return { child, origin };
}

async function childrenOf(pid: number): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    const status = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    if (Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === pid) found.push(Number(name));
  }
  return found;
}

/** Ends the outer process; the server and its database end as well. */
async function killOuter(outer: ChildProcess, server: number): Promise<void> {
  const database = await postmaster(dataDir);
  assert.ok((await isAlive(server)) && (await isAlive(database)));
  outer.kill('SIGKILL');
  await until(async () => !(await isAlive(server)) && !(await isAlive(database)));
}

// Each test starts on the folder that the kill before has left: all has to be in order there.
test('kill -9 of the outer process ends server and database, and the next start finds all in order', async () => {
  const first = await start(dataDir);
  const [server = 0] = await childrenOf(first.child.pid ?? 0);
  await killOuter(first.child, server);
});

test('kill -9 of the npm process around the server ends both as well', async () => {
  // A waiting shell stands for npm. npm puts the name of its script into the environment.
  const { child } = await start(dataDir, ['sh', '-c', '"$@" & wait', 'sh'], { npm_lifecycle_event: 'start' });
  const [outer = 0] = await childrenOf(child.pid ?? 0);
  const [server = 0] = await childrenOf(outer);
  await killOuter(child, server);
});

test('the start after it finds all in order, and stops cleanly', async () => {
  const next = launch({ DATA_DIR: dataDir });
  assert.equal(await health(await next.origin), 200);
  next.child.kill('SIGTERM');
  assert.equal((await next.ended).code, 0);
});

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
// Only root can become another user. The long rounds fail for other users, so that no one skips this test unknowingly.
for (const _ of rounds(isRoot ? [1] : [], [1]))
  test('installed by root and run by another user: it starts, and its database is that user’s', async () => {
    assert.ok(isRoot, 'Run this as root: it has to become another user.');
    // The long rounds also let this user make the database.
    const [folder = dataDir] = rounds([dataDir], [await freshFolder()]);
    execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder]);
    const other = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
    const { child } = await start(folder, other);
    const owner = async (pid: number) =>
      Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
    const database = await postmaster(folder);
    assert.deepEqual([await owner(child.pid ?? 0), await owner(database)], [nobody, nobody]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    assert.equal(await ended, 0);
    assert.equal(await isAlive(database), false);
  });
