import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderStore } from '#outside/files/folder-store.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { listBackups, readManifest, type Target } from './manifest.ts';
import { type BackupParts, backUpRegularly, timeOf } from './write-backup.ts';

const core = await freshCore();
await member(core);
const second = 1 / 3600;

async function makeLocation(): Promise<{ folder: string; target: Target; parts: BackupParts }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-backups-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const target = { store: folderStore(folder), prefix: '' };
  const parts = { core, databaseUrl: core.connection.url, target, secretFile: null, keep: 2 };
  return { folder, target, parts };
}

test('backups are written as they become due, and only the newest are kept', async () => {
  const { folder, target, parts } = await makeLocation();
  const done: string[] = [];
  const troubles: unknown[] = [];
  const stop = backUpRegularly(parts, second, {
    onDone: (name) => done.push(name),
    onTrouble: (error) => troubles.push(error),
  });
  while (done.length < 3) await sleep(50);
  await stop();
  await sleep(1500);
  const count = done.length;
  assert.deepEqual(troubles, []);
  assert.equal(new Set(done).size, count);
  assert.deepEqual(await listBackups(target), done.slice(-2));
  for (const name of done.slice(-2)) assert.ok((await readManifest(target, name)).tables.length > 10);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const left = new Set(files.map(({ parentPath }) => path.relative(folder, parentPath).split('/')[0]));
  left.delete('');
  assert.deepEqual([...left].sort(), done.slice(-2), 'nothing is left of the others');
  await sleep(1200);
  assert.equal(done.length, count, 'none after the stop');
});

test('one of three servers writes the backup that is due; a failure is reported and made up for', async () => {
  const { target, parts } = await makeLocation();
  const done: string[] = [];
  const troubles: unknown[] = [];
  let isBroken = true;
  const store: Target['store'] = {
    ...target.store,
    put: (...args) => (isBroken ? Promise.reject(new Error('no room')) : target.store.put(...args)),
  };
  const delivered = {
    onDone: (name: string) => done.push(name),
    onTrouble: (error: unknown) => troubles.push(error),
  };
  const broken = backUpRegularly({ ...parts, target: { ...target, store } }, second, delivered);
  while (troubles.length === 0) await sleep(20);
  assert.deepEqual(await listBackups(target), []);
  isBroken = false;
  while (done.length === 0) await sleep(20);
  await broken();
  await sleep(1000);

  done.length = 0;
  const stops = Array.from({ length: 3 }, () => backUpRegularly(parts, 2 * second, delivered));
  while (done.length === 0) await sleep(20);
  await sleep(1000);
  await Promise.all(stops.map((stop) => stop()));
  // A slow machine may come to the next one that is due; two for one turn are closer together than two turns.
  const begun = done.map((name) => timeOf(name)).sort();
  for (const [at, time] of begun.slice(1).entries())
    assert.ok(time - (begun[at] ?? 0) >= 2000, `two for one turn: ${done}`);
});
