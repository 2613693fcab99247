import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from './config.ts';

/** Makes sure that the data folder exists, that we may write there, and that no other user may look into it. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Where it belongs to another user we cannot change it, and that user has decided.
    await chmod(folder, 0o700).catch(() => {});
    await access(folder, constants.W_OK | constants.X_OK);
    const probe = path.join(folder, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new StartFault(
      `The data folder ${folder} cannot be written (${reason}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the folder for this process alone, by a lock of the file system: the kernel gives it up with the process, however
 * that ends, and it holds between containers that share the folder, where a process id means nothing. Node has no call for
 * such a lock; SQLite takes one.
 * @param patience milliseconds for which this thread waits: a process of a killed server may have the lock for a moment, to end the database
 * @returns what gives it back.
 * @throws StartFault while another server runs on it.
 */
export async function lockDataFolder(folder: string, patience = 1000): Promise<() => Promise<void>> {
  const holder = path.join(folder, 'server.pid');
  const lock = openLock(folder, patience);
  if (!lock) {
    const [pid = 'unknown', host] = (await readFile(holder, 'utf8').catch(() => '')).trim().split(' ');
    const where = host && host !== hostname() ? ` on ${host}` : '';
    throw new StartFault(
      `Saharambh already runs on ${folder} (process ${pid}${where}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(holder, `${process.pid} ${hostname()}\n`);
  return async () => {
    await rm(holder, { force: true });
    lock.close();
  };
}

/**
 * The lock, for as long as it is open; null while another process has it. This thread waits for it for so many milliseconds, as the
 * kernel takes a moment to give up that of a killed process.
 */
export function openLock(folder: string, patience: number): DatabaseSync | null {
  const lock = new DatabaseSync(path.join(folder, 'server.sqlite'), { timeout: patience });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    return null;
  }
}

/** The server's key, for a command; null where this machine has none. */
export async function findKey(folder: string, secret: string | undefined): Promise<Buffer | null> {
  const isHere = secret !== undefined || existsSync(path.join(folder, 'secret'));
  return isHere ? readKey(folder, secret) : null;
}

/** The key for mailed secrets: from SECRET, or made once and kept in the data folder for its owner's eyes only. */
export async function readKey(folder: string, secret: string | undefined): Promise<Buffer> {
  if (secret) return Buffer.from(secret);
  const file = path.join(folder, 'secret');
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (key.length < 32)
    throw new StartFault(`The file ${file} is damaged. Restore it, or remove it to make a new secret.`);
  return key;
}
