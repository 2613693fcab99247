import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { endDatabase } from './end-database.ts';

const ends: (() => unknown)[] = [];
after(() => Promise.all(ends.map((end) => end())));

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-ended-'));
  ends.push(() => rm(folder, { recursive: true }));
  return folder;
}

/** Has the lock of a data folder, as a server does, and keeps it for so many milliseconds. */
async function holdLock(folder: string, kept: number): Promise<void> {
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { openLock } from ${JSON.stringify(new URL('../data-folder.ts', import.meta.url).href)};
     globalThis.lock = openLock(${JSON.stringify(folder)}, 0);
     console.log('held');
     setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${kept});`,
  ]);
  ends.push(() => holder.kill());
  await once(holder.stdout, 'data');
}

/** A process that stands for the database of a data folder. */
async function standIn(folder: string) {
  const data = path.join(folder, 'postgres/data');
  await mkdir(data, { recursive: true });
  const child = spawn('sleep', ['60'], { cwd: data });
  ends.push(() => child.kill());
  await writeFile(path.join(data, 'postmaster.pid'), `${child.pid}\n`);
  return child;
}

test('a database is ended though its killed server gives up the folder a moment later', async () => {
  const folder = await freshFolder();
  const database = await standIn(folder);
  await holdLock(folder, 300);
  const ended = once(database, 'exit');
  endDatabase(folder);
  assert.deepEqual(await ended, [null, 'SIGINT']);
});

test('a database is left alone while another server has its folder', async () => {
  const folder = await freshFolder();
  const database = await standIn(folder);
  await holdLock(folder, 10_000);
  endDatabase(folder);
  database.kill();
  assert.deepEqual(await once(database, 'exit'), [null, 'SIGTERM'], 'nothing ended it before');
});
