// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, and nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules/.installed');

/** Installs exactly what the lock file says, unless that has been done. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
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
  writeFileSync(stamp, wanted);
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
