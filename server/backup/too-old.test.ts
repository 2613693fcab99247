import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { folderStore } from '#outside/files/folder-store.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { migratedDatabase } from '#tests/ground/empty-database.ts';
import { listBackups, type Target } from './manifest.ts';
import { reportOf } from './repeat-ends.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const core = await freshCore();
const { url } = core.connection;
await member(core);

async function folder(): Promise<string> {
  const location = await mkdtemp(path.join(tmpdir(), 'saharambh-too-old-'));
  atEnd(() => rm(location, { recursive: true, force: true }));
  return location;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const nameOf = (days: number) => daysAgo(days).toISOString().replace(/[-:.]/g, '').toLowerCase();
const backUp = (target: Target, keep = 9) =>
  writeBackup({ core, databaseUrl: url, target, secretFile: null, keep });

/** A backup as it would be had it been made so long ago. */
async function backUpAsOf(location: string, days: number): Promise<string> {
  const { name } = await backUp({ store: folderStore(location), prefix: '' });
  const [old, manifest] = [nameOf(days), path.join(location, name, 'manifest.json')];
  const made = JSON.parse((await readFile(manifest, 'utf8')).replaceAll(`${name}/`, `${old}/`));
  const content = JSON.stringify({ ...made, madeAt: daysAgo(days).toISOString() });
  await writeFile(manifest, content);
  const sum = createHash('sha256').update(content).digest('hex');
  await writeFile(path.join(location, name, 'manifest.sha256'), sum);
  await rename(path.join(location, name), path.join(location, old));
  const index = path.join(location, 'index.json');
  const names: string[] = JSON.parse(await readFile(index, 'utf8'));
  await writeFile(index, JSON.stringify(names.map((one) => (one === name ? old : one)).sort()));
  return old;
}

test('no backup is kept for longer than 60 days, however many are to be kept', async () => {
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  const young = nameOf(58);
  await writeFile(path.join(location, 'index.json'), JSON.stringify([nameOf(70), nameOf(60), young]));
  const { name } = await backUp(target);
  assert.deepEqual(await listBackups(target), [young, name]);
});

test('old backups also go when no new one can be written, even where the index cannot be written', async () => {
  const location = await folder();
  // In this order, as a backup that is written removes the older one.
  const [young, old] = [await backUpAsOf(location, 58), await backUpAsOf(location, 61)];
  const target: Target = { store: folderStore(location), prefix: '' };
  const failing = (isMeant: (key: string) => boolean): Target => ({
    ...target,
    store: {
      ...target.store,
      put: (key, bytes) =>
        isMeant(key) ? Promise.reject(new Error('no room')) : target.store.put(key, bytes),
    },
  });
  await assert.rejects(backUp(failing(() => true)), /no room/);
  assert.equal(existsSync(path.join(location, old, 'manifest.json')), false);
  assert.equal(existsSync(path.join(location, old, 'db')), true, 'empty folders are left');
  assert.deepEqual(await listBackups(target), [old, young]);
  await assert.rejects(backUp(failing((key) => key.includes('/db/'))), /no room/);
  assert.deepEqual(await listBackups(target), [young]);
  await restoreBackup({
    databaseUrl: await migratedDatabase(url),
    files: folderStore(await folder()),
    target,
    secretFile: path.join(location, 'none'),
  });
});

test('a restore says that its backup is older than 60 days', async () => {
  for (const [days, says] of [
    [61, true],
    [59, false],
  ] as const) {
    const location = await folder();
    await backUpAsOf(location, days);
    const back = await restoreBackup({
      databaseUrl: await migratedDatabase(url),
      files: folderStore(await folder()),
      target: { store: folderStore(location), prefix: '' },
      secretFile: path.join(location, 'none'),
    });
    assert.equal(/^This backup is older than 60 days/.test(reportOf(back).join('\n')), says);
  }
});
