import { createHash } from 'node:crypto';
import { chown, cp, mkdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';

/** The user PostgreSQL runs as when we are root, which it refuses to be itself. */
export type Runner = { uid: number; gid: number };

/** Where one cluster lives, and with whose rights. `runner` is null when we are an ordinary user. */
export type Place = { folder: string; binaries: Binaries; runner: Runner | null };

/**
 * Finds a folder for the cluster below `dataDir`, or, when we are root and the unprivileged user cannot reach that
 * folder (a checkout under a 0700 home), below /var/lib with a symbolic link left in `dataDir`.
 */
export async function findPlace(dataDir: string, binaries: Binaries): Promise<Place> {
  const wanted = path.join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    return { folder: wanted, binaries, runner: null };
  }
  const runner = await unprivilegedUser();
  const folder = await reachableFolder(wanted, runner);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, runner.uid, runner.gid);
  return { folder, binaries: await reachableBinaries(binaries, folder, runner), runner };
}

async function unprivilegedUser(): Promise<Runner> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody".');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function reachableFolder(wanted: string, runner: Runner): Promise<string> {
  const moved = await readlink(wanted).catch(() => null);
  if (moved) return moved;
  if (await canReach(path.dirname(wanted), runner)) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const folder = path.join('/var/lib/saharambh', name);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await symlink(folder, wanted);
  return folder;
}

async function reachableBinaries(binaries: Binaries, folder: string, runner: Runner): Promise<Binaries> {
  if (await canReach(binaries.bin, runner)) return binaries;
  const copy = `${folder}-programs-${binaries.major}`;
  if (!(await stat(copy).catch(() => null))) {
    const half = `${copy}.${process.pid}`;
    await cp(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  }
  return { ...binaries, root: copy, bin: path.join(copy, 'bin') };
}

async function canReach(folder: string, runner: Runner): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const entry = await stat(at);
    const bit = entry.uid === runner.uid ? 0o100 : entry.gid === runner.gid ? 0o010 : 0o001;
    if (!(entry.mode & bit)) return false;
    if (at === path.dirname(at)) return true;
  }
}
