import { createHash } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  cp,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';

/** The user PostgreSQL runs as when we are root, which it refuses to be itself. */
export type Runner = { uid: number; gid: number };

/** Where one cluster lives, and with whose rights. `runner` is null when we are an ordinary user. */
export type Location = { folder: string; binaries: Binaries; runner: Runner | null };

/** Where programs are copied that the unprivileged user could not reach. */
const programs = '/var/lib/saharambh';

/**
 * The cluster's folder below `dataDir`. When we are root, PostgreSQL runs as another user, who need not be able to come
 * down to that folder: on Linux it is started from within (`cluster.ts`).
 */
export async function findLocation(dataDir: string, binaries: Binaries): Promise<Location> {
  const wanted = path.join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    return { folder: await realpath(wanted), binaries, runner: null };
  }
  const runner = await unprivilegedUser();
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  // In the data folder of an older version there may be a link.
  const folder = await realpath(wanted);
  await chown(folder, runner.uid, runner.gid);
  if (!canStartWithin(binaries) && !(await canReach(folder, runner)))
    throw new Error(
      `PostgreSQL refuses to run as root, and another user cannot reach ${folder}. Start Saharambh as an ordinary user, or set DATA_DIR to a folder that others can reach.`,
    );
  return { folder, binaries: await reachableBinaries(binaries, runner), runner };
}

/** Older ones come back to their folder by its whole path. */
export function canStartWithin({ major }: Binaries): boolean {
  return process.platform === 'linux' && major >= 16;
}

async function unprivilegedUser(): Promise<Runner> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody".');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function reachableBinaries(binaries: Binaries, runner: Runner): Promise<Binaries> {
  if (await canReach(binaries.bin, runner)) return binaries;
  const { mtimeMs, size } = await stat(path.join(binaries.bin, 'postgres'));
  const name = createHash('sha256').update(`${binaries.root}:${mtimeMs}:${size}`).digest('hex').slice(0, 12);
  const copy = path.join(programs, `postgres-${binaries.major}-${name}`);
  await mkdir(programs, { recursive: true });
  await chmod(programs, 0o755);
  if (!(await canUse(copy))) {
    const half = `${copy}.${process.pid}`;
    await cp(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  }
  return { ...binaries, root: copy, bin: path.join(copy, 'bin') };
}

function canUse(file: string): Promise<boolean> {
  return access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
}

async function canReach(folder: string, runner: Runner): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const entry = await stat(at);
    const bit = entry.uid === runner.uid ? 0o100 : entry.gid === runner.gid ? 0o010 : 0o001;
    if (!(entry.mode & bit)) return false;
    if (at === path.dirname(at)) return true;
  }
}
