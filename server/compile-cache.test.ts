import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-compiled-'));
after(() => rm(folder, { recursive: true, force: true }));

const module = path.join(import.meta.dirname, 'compile-cache.ts');
const later = path.join(import.meta.dirname, 'data-place.ts');

/** As a start does it; the tests themselves have their own compile cache. */
function run(DATA_DIR: string): void {
  const program = `
    const { keepCompiled } = await import(${JSON.stringify(module)});
    keepCompiled(${JSON.stringify(DATA_DIR)});
    await import(${JSON.stringify(later)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { env: {} });
}

const kept = (DATA_DIR: string) => readdir(path.join(DATA_DIR, 'compiled'), { recursive: true });

test('compiled code is kept in the data folder, for its owner alone and this Node alone', async () => {
  const DATA_DIR = path.join(folder, 'own');
  await mkdir(path.join(DATA_DIR, 'compiled/v1.0.0-former'), { recursive: true, mode: 0o700 });
  run(DATA_DIR);
  const names = await kept(DATA_DIR);
  assert.ok(!names.includes('v1.0.0-former'));
  assert.ok(names.length >= 2, 'a folder for this Node, and something in it');
  for (const name of names)
    assert.equal((await stat(path.join(DATA_DIR, 'compiled', name))).mode & 0o077, 0, name);
});

test('nothing is kept where others could replace it, and a start goes on', async () => {
  const [open, linked, taken] = ['open', 'linked', 'taken'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(path.join(open, 'compiled'), { recursive: true });
  await chmod(path.join(open, 'compiled'), 0o777);
  await Promise.all([mkdir(linked), mkdir(taken), mkdir(path.join(folder, 'elsewhere'))]);
  await symlink(path.join(folder, 'elsewhere'), path.join(linked, 'compiled'));
  await writeFile(path.join(taken, 'compiled'), '');
  for (const DATA_DIR of [open, linked, taken]) run(DATA_DIR);
  assert.deepEqual(await kept(open), []);
  assert.deepEqual(await readdir(path.join(folder, 'elsewhere')), []);
});
