import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { freshFolder } from './launch.ts';
import { plainEnvironment } from './plain-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();

/** The last commit before the newest migration, or the newest one where that is not committed yet. */
export function commitBeforeNewestMigration(): string {
  if (git('status', '--porcelain', '--', 'db/migrations')) return git('rev-parse', 'HEAD');
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'db/migrations/*.sql');
  return parentOf(newest);
}

/** The clone has nothing to start an earlier server from: to say nothing would look like success. */
export class NoEarlierServer extends Error {}

/** @throws NoEarlierServer where the clone does not reach so far back. */
export function parentOf(commit: string): string {
  try {
    return git('rev-parse', '--verify', `${commit}~1^{commit}`);
  } catch {
    throw new NoEarlierServer(`This clone holds nothing from before ${commit}: git fetch --unshallow`);
  }
}

export type EarlierServer = { origin: string; stop(): Promise<void> };

/** The server of an earlier commit, built and started with what its own lock file names. */
export async function startEarlierServer(
  commit: string,
  settings: Record<string, string>,
): Promise<EarlierServer> {
  const folder = await sourcesOf(commit);
  const [ours, theirs] = await Promise.all([lockOf(root), lockOf(folder)]);
  if (ours === theirs) await borrowPackages(folder);
  else
    execFileSync('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
    });
  return startIn(folder, 'tools/start.ts', settings);
}

/**
 * The API of an earlier commit, with the packages of this one: there is nothing to build or to install.
 * @throws NoEarlierServer where it wants other packages than are here.
 */
export async function startEarlierApi(
  commit: string,
  settings: Record<string, string>,
): Promise<EarlierServer> {
  const folder = await sourcesOf(commit);
  const [ours, theirs] = (await Promise.all([lockOf(root), lockOf(folder)])).map(packagesOf);
  const missing = [...(theirs ?? [])].filter((one) => !ours?.has(one));
  if (missing.length > 0) throw new NoEarlierServer(`The server of ${commit} needs ${missing.join(', ')}.`);
  await borrowPackages(folder);
  return startIn(folder, programIn(folder), settings);
}

/** The program that fits the code of that commit, where it stood then. */
function programIn(folder: string): string {
  const paths = ['tests/servers/without-pages.ts', 'tests/without-pages.ts'];
  const found = paths.find((one) => existsSync(path.join(folder, one)));
  if (!found) throw new NoEarlierServer('That commit has no program that starts its API without pages.');
  return found;
}

async function sourcesOf(commit: string): Promise<string> {
  const folder = await freshFolder();
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return folder;
}

const lockOf = (folder: string) => readFile(path.join(folder, 'package-lock.json'), 'utf8');
const borrowPackages = (folder: string) =>
  symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

/** The packages that a running server needs, with their versions. */
function packagesOf(lock: string): Set<string> {
  type Locked = { packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean }> };
  const { packages }: Locked = JSON.parse(lock);
  return new Set(
    Object.entries(packages)
      .filter(([location, { dev, devOptional }]) => location !== '' && !dev && !devOptional)
      .map(([location, { version }]) => `${location}@${version}`),
  );
}

async function startIn(
  folder: string,
  program: string,
  settings: Record<string, string>,
): Promise<EarlierServer> {
  const dataDir = await freshFolder();
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...plainEnvironment(), PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await addressOf(child);
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        const address = /ready at (\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    child.once('exit', () => reject(new Error(output)));
  });
}
