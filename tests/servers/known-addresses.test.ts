import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, test } from 'node:test';
import { withAddresses } from '#tools/install.mjs';
import { freshFolder } from './launch.ts';
import { plainEnvironment } from './plain-environment.ts';
import { rounds } from './rounds.ts';

/** The names below `node_modules`, and the package that each of them is. */
const packages = { plain: 'plain', '@scope/part': '@scope/part', short: '@scope/long' };
const archives = new Map<string, Buffer>();
const made = await freshFolder();
for (const name of Object.values(packages)) {
  const folder = path.join(made, name, 'package');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3' }));
  archives.set(name, execFileSync('tar', ['-cz', '-C', path.dirname(folder), 'package']));
}
const integrityOf = (name: string) =>
  `sha512-${createHash('sha512')
    .update(archives.get(name) ?? '')
    .digest('base64')}`;

/** A registry that gives the archives below `archivesAt`, and says so in its lists of versions. Without it, it answers nothing. */
async function startRegistry(archivesAt: '/-/' | '/files/' | null) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    const address = decodeURIComponent(url).slice(1);
    asked.push(address);
    if (!archivesAt) return;
    const [name = '', file] = address.split(archivesAt);
    const archive = archives.get(name);
    if (!archive || /\/-\//.test(name)) return void answer.writeHead(404).end('{}');
    if (file) return void answer.end(archive);
    const tarball = `${origin()}${name}${archivesAt}${name.replace(/^.*\//, '')}-1.2.3.tgz`;
    const version = { name, version: '1.2.3', dist: { tarball, integrity: integrityOf(name) } };
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ name, 'dist-tags': { latest: '1.2.3' }, versions: { '1.2.3': version } }));
  });
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}/`;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, origin: origin() };
}

async function freshHome() {
  const home = await freshFolder();
  const dependencies = { plain: '1.2.3', '@scope/part': '1.2.3', short: 'npm:@scope/long@1.2.3' };
  const own = { name: 'own', version: '1.0.0', dependencies };
  const entries = Object.entries(packages).map(([at, name]) => {
    const entry = { version: '1.2.3', integrity: integrityOf(name) };
    return [`node_modules/${at}`, at === name ? entry : { name, ...entry }];
  });
  const lock = { ...own, lockfileVersion: 3, packages: { '': own, ...Object.fromEntries(entries) } };
  await writeFile(path.join(home, 'package.json'), JSON.stringify(own));
  await writeFile(path.join(home, 'package-lock.json'), JSON.stringify(lock));
  await mkdir(path.join(home, 'tools'));
  await cp('tools/install.mjs', path.join(home, 'tools/install.mjs'));
  return home;
}

function install(home: string, settings: Record<string, string>) {
  const text = "import('./tools/install.mjs').then(({ ensureInstalled }) => ensureInstalled('product'))";
  const env = { ...plainEnvironment(), HOME: home, npm_config_fetch_retries: '0', ...settings };
  const child = spawn(process.execPath, ['--eval', text], {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: endOf(child) };
}

async function endOf(child: ChildProcess) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once('close', (...end) => resolve(end)),
  );
  return { code, signal, output };
}

const addressed = (home: string) => path.join(home, 'npm-shrinkwrap.json');
const isInstalled = (home: string) =>
  Object.keys(packages).every((at) => existsSync(path.join(home, 'node_modules', at, 'package.json')));
const usual = ['plain/-/plain-1.2.3.tgz', '@scope/part/-/part-1.2.3.tgz', '@scope/long/-/long-1.2.3.tgz'];

test('plain, scoped, nested and aliased packages get their address; others keep theirs or have none', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-x' };
  const lock = {
    packages: {
      '': { name: 'own', version: '1.0.0' },
      'node_modules/plain': entry,
      'node_modules/plain/node_modules/@scope/part': entry,
      'node_modules/short': { ...entry, name: 'long' },
      'node_modules/known': { ...entry, resolved: 'https://elsewhere.example/known.tgz' },
      'node_modules/linked': { resolved: 'linked', link: true },
      'node_modules/plain/node_modules/bundled': { version: '1.0.0', inBundle: true },
    },
  };
  for (const registry of ['https://registry.example/npm', 'https://registry.example/npm/'])
    assert.deepEqual(
      Object.values(withAddresses(lock, registry).packages).map(({ resolved }) => resolved),
      [
        undefined,
        'https://registry.example/npm/plain/-/plain-1.0.0.tgz',
        'https://registry.example/npm/@scope/part/-/part-1.0.0.tgz',
        'https://registry.example/npm/long/-/long-1.0.0.tgz',
        'https://elsewhere.example/known.tgz',
        'linked',
        undefined,
      ],
    );
});

/** Installed with the packages alone asked for, at their usual addresses, and nothing left behind. */
async function installsAsUsual(home: string, settings: Record<string, string>, asked: string[]) {
  const lock = readFileSync(path.join(home, 'package-lock.json'), 'utf8');
  const { code, output } = await install(home, settings).ended;
  assert.equal(code, 0, output);
  assert.ok(isInstalled(home));
  assert.deepEqual(asked.toSorted(), usual.toSorted());
  assert.ok(!existsSync(addressed(home)));
  assert.equal(readFileSync(path.join(home, 'package-lock.json'), 'utf8'), lock);
}

test('an install fetches the packages alone from the registry that a file of settings names', async () => {
  const { asked, origin } = await startRegistry('/-/');
  const home = await freshHome();
  await writeFile(path.join(home, '.npmrc'), `registry=${origin}\n`);
  await installsAsUsual(home, {}, asked);
});

test('a registry with other addresses is asked for them', async () => {
  const { asked, origin } = await startRegistry('/files/');
  const home = await freshHome();
  const { code, output } = await install(home, { npm_config_registry: origin }).ended;
  assert.equal(code, 0, output);
  assert.match(output, /^npm could not install from the usual addresses/m);
  assert.ok(isInstalled(home));
  assert.ok(asked.includes('plain/files/plain-1.2.3.tgz'));
  assert.ok(!existsSync(addressed(home)));
});

test('a package that is not the one of the lock file is not installed', async () => {
  const { origin } = await startRegistry('/-/');
  const home = await freshHome();
  const file = path.join(home, 'package-lock.json');
  await writeFile(file, readFileSync(file, 'utf8').replace(integrityOf('plain'), integrityOf('@scope/part')));
  const { code, output } = await install(home, { npm_config_registry: origin }).ended;
  assert.equal(code, 1);
  assert.match(output, /EINTEGRITY/);
  assert.ok(!existsSync(path.join(home, 'node_modules/plain')));
  assert.ok(!existsSync(addressed(home)));
});

test('a stopped install leaves no addresses, the one after a kill removes them and fetches as usual', async () => {
  const silent = await startRegistry(null);
  const home = await freshHome();
  for (const signal of rounds<NodeJS.Signals>(['SIGTERM', 'SIGKILL'], ['SIGTERM', 'SIGINT', 'SIGKILL'])) {
    silent.asked.length = 0;
    const { child, ended } = install(home, {
      npm_config_registry: silent.origin,
      npm_config_fetch_timeout: '5000',
    });
    while (silent.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    assert.ok(existsSync(addressed(home)));
    child.kill(signal);
    assert.equal((await ended).signal, signal);
    assert.equal(existsSync(addressed(home)), signal === 'SIGKILL');
  }
  const { asked, origin } = await startRegistry('/-/');
  // Here the environment names the registry.
  await installsAsUsual(home, { npm_config_registry: origin }, asked);
});
