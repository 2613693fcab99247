import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { installNeeded } from '#tools/install.mjs';
import { PartFault, runPart, together } from '#tools/parts.ts';
import { freshFolder } from './launch.ts';
import { plainEnvironment } from './plain-environment.ts';

const never = new AbortController().signal;
const program = (text: string) => ['--input-type=module', '--eval', text];

test('parts run at the same time', async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  await together(
    [
      async () => {
        await first.promise;
        order.push('first');
      },
      async () => {
        order.push('second');
        first.resolve();
      },
    ],
    never,
  );
  assert.deepEqual(order, ['second', 'first']);
});

test('a part that fails stops the others, and the start says its words', async () => {
  const began = performance.now();
  const endless = (signal: AbortSignal) => runPart(program('setInterval(() => {}, 1000)'), signal);
  const failing = (signal: AbortSignal) =>
    runPart(program("console.error('There is no room on the disk.'); process.exit(1)"), signal);
  await assert.rejects(together([endless, failing], never), (error: unknown) => {
    assert.ok(error instanceof PartFault);
    assert.equal(error.message, 'There is no room on the disk.');
    return true;
  });
  assert.ok(performance.now() - began < 60_000, 'the endless part was stopped');
});

test('a start that is stopped ends its parts, and no part begins after it', async () => {
  const stopping = new AbortController();
  const endless = runPart(program('setInterval(() => {}, 1000)'), stopping.signal);
  stopping.abort();
  await assert.rejects(endless, { name: 'AbortError' });
  await assert.rejects(runPart(program(''), stopping.signal), { name: 'AbortError' });
});

test('a start installs the packages of the product, and the tests add the rest to them', () => {
  const product = { args: ['ci', '--omit=dev', '--include=optional'], packages: 'product' };
  const all = { args: ['ci', '--include=dev', '--include=optional'], packages: 'all' };
  const rest = { args: ['install', '--no-save', '--include=dev', '--include=optional'], packages: 'all' };
  assert.deepEqual(installNeeded(null, 'now', 'product'), product);
  assert.deepEqual(installNeeded(null, 'now', 'all'), all);
  assert.deepEqual(installNeeded('now product', 'now', 'product'), null);
  assert.deepEqual(installNeeded('now product', 'now', 'all'), rest);
  assert.deepEqual(installNeeded('now all', 'now', 'product'), null);
  assert.deepEqual(installNeeded('now', 'now', 'all'), null, 'a stamp of an earlier version');
});

test('a changed lock file renews the packages that were there', () => {
  assert.equal(installNeeded('former product', 'now', 'product')?.packages, 'product');
  assert.equal(installNeeded('former all', 'now', 'product')?.packages, 'all');
  assert.equal(installNeeded('former', 'now', 'product')?.packages, 'all');
  assert.equal(installNeeded('former product', 'now', 'all')?.args[0], 'ci');
});

test('npm adds the rest without removing what is there, and an install that was stopped begins afresh', async () => {
  const home = await freshFolder();
  for (const name of ['served', 'tested']) {
    await mkdir(path.join(home, name));
    await writeFile(path.join(home, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  }
  const own = {
    name: 'own',
    version: '1.0.0',
    dependencies: { served: 'file:served' },
    devDependencies: { tested: 'file:tested' },
  };
  await writeFile(path.join(home, 'package.json'), JSON.stringify(own));
  const packages = {
    '': own,
    served: { version: '1.0.0' },
    tested: { version: '1.0.0', dev: true },
    'node_modules/served': { resolved: 'served', link: true },
    'node_modules/tested': { resolved: 'tested', link: true, dev: true },
  };
  const lock = { name: 'own', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  await writeFile(path.join(home, 'package-lock.json'), JSON.stringify(lock));
  await mkdir(path.join(home, 'tools'));
  await cp('tools/install.mjs', path.join(home, 'tools/install.mjs'));

  const install = (wanted: string) => {
    const text = `import('./tools/install.mjs').then(({ ensureInstalled }) => ensureInstalled('${wanted}'))`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', text], {
      cwd: home,
      env: { ...plainEnvironment(), HOME: home },
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
    return stdout;
  };
  const has = (name: string) => existsSync(path.join(home, 'node_modules', name));
  const stamp = path.join(home, 'node_modules/.installed');

  assert.match(install('product'), /^Installing the packages that the server needs …/);
  assert.deepEqual([has('served'), has('tested')], [true, false]);
  await writeFile(path.join(home, 'node_modules/.untouched'), '');
  assert.match(install('all'), /^Installing the packages that package-lock\.json names …/);
  assert.deepEqual([has('served'), has('tested'), has('.untouched')], [true, true, true]);
  assert.equal(install('product') + install('all'), '');
  spawnSync('rm', [stamp]);
  install('all');
  assert.deepEqual([has('served'), has('tested'), has('.untouched')], [true, true, false]);
});
