import { chown, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Location } from './location.ts';

/** Paths of sockets hold 107 bytes at most. */
const longestPath = 100;
const plain = /^[\w./-]+$/;

/** Where a cluster listens: the folder itself, and the path by which clients come to it. */
export type Sockets = { folder: string; path: string; release(): Promise<void> };

/**
 * A folder for the socket, next to the data and open only to its owner: the database trusts everyone who can open the socket.
 * Clients reach a deep or oddly named folder by a link from the system's temporary folder.
 */
export async function makeSockets(location: Location): Promise<Sockets> {
  const folder = path.join(location.folder, 'socket');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (location.runner) await chown(folder, location.runner.uid, location.runner.gid);
  if (plain.test(folder) && Buffer.byteLength(fileIn(folder, 65_535)) <= longestPath)
    return { folder, path: folder, release: async () => {} };
  const shortcut = await mkdtemp(path.join(tmpdir(), 'saharambh-'));
  await symlink(folder, path.join(shortcut, 's'));
  return {
    folder,
    path: path.join(shortcut, 's'),
    release: () => rm(shortcut, { recursive: true, force: true }),
  };
}

const fileIn = (folder: string, port: number) => path.join(folder, `.s.PGSQL.${port}`);

/**
 * Whether a database listens there, even across containers: the kernel knows the holder of a socket, and accepts a connection
 * for a frozen process, too.
 */
export function isAnswered(sockets: Sockets, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(fileIn(sockets.path, port));
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    // A full queue of connections is a sign of life, too.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EAGAIN'));
  });
}

/** Takes away what a dead postmaster, or the one that this folder is a copy of, has left. */
export async function clearSockets({ folder }: Sockets): Promise<void> {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { force: true });
}
