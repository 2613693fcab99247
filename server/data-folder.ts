import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartFault } from './config.ts';

/** Makes sure that the data folder exists and that we may write there. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
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
 * Takes the folder for this process alone.
 * @returns what gives it back.
 * @throws StartFault while another server runs on it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) });
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(file, mine, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const text = await readFile(file, 'utf8').catch(() => '');
    const holder = readHolder(text);
    if (holder && (await startOf(holder.pid)) === holder.started) {
      throw new StartFault(
        `Saharambh already runs on ${folder} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await rm(file, { force: true });
  }
  throw new StartFault(
    `The lock ${file} is being fought over by several starts. Start one server at a time.`,
  );
}

function readHolder(text: string): { pid: number; started: string } | null {
  try {
    const holder = JSON.parse(text);
    return Number.isInteger(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

/** When a process began, so that a number reused by another one is not taken for it; `""` if there is none. */
async function startOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The command's name, in brackets, may hold blanks; the 20th field after it is the start time in clock ticks.
  if (status) return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  if (process.platform === 'linux') return '';
  try {
    process.kill(pid, 0);
    return 'alive';
  } catch {
    return '';
  }
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
