import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { freshFolder } from './launch.ts';

const root = path.resolve(import.meta.dirname, '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();

/** The last commit before the newest migration, or the newest one where that is not committed yet. */
export function commitBeforeNewestMigration(): string {
  if (git('status', '--porcelain', '--', 'db/migrations')) return git('rev-parse', 'HEAD');
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'db/migrations/*.sql');
  return parentOf(newest);
}

/** @throws where the clone does not reach so far back: to say nothing would look like success. */
export function parentOf(commit: string): string {
  try {
    return git('rev-parse', '--verify', `${commit}~1^{commit}`);
  } catch {
    throw new Error(`This clone holds nothing from before ${commit}: git fetch --unshallow`);
  }
}

export type EarlierServer = { origin: string; stop(): Promise<void> };

/** The server of an earlier commit, built and started with what its own lock file names. */
export async function startEarlierServer(
  commit: string,
  settings: Record<string, string>,
): Promise<EarlierServer> {
  const folder = await freshFolder();
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const locks = [root, folder].map((at) => readFile(path.join(at, 'package-lock.json'), 'utf8'));
  const [ours, theirs] = await Promise.all(locks);
  if (ours === theirs) await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  else
    execFileSync('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
    });
  const { PATH = '', HOME = '' } = process.env;
  const dataDir = await freshFolder();
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: folder,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
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
