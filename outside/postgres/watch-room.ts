import { open, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type OwnDatabase = {
  /** Where it lies. */
  folder: string;
  /** By which it can be set. */
  url: string;
};

export type SpaceWatcher = {
  /** Writing has been stopped or goes on. */
  onChange: (isFull: boolean, free: number) => void;
  onTrouble: (error: unknown) => void;
};

const segment = 16 * 1024 * 1024;
const setting = 'default_transaction_read_only';
/** Milliseconds between two looks. */
const pause = 250;

/**
 * Stops writes while the disk is nearly full: PostgreSQL ends when its log finds no space, and all reads end with it.
 * Transactions that only read need almost no space; the server deletes the reserve file then to give them some.
 */
export function watchRoom({ folder, url }: OwnDatabase, watcher: SpaceWatcher): () => Promise<void> {
  const reserve = path.join(folder, 'reserve');
  const stopping = new AbortController();
  const { signal } = stopping;
  let isFull = false;

  async function look(): Promise<void> {
    const { bsize, blocks, bavail } = await statfs(folder);
    const [total, free] = [bsize * blocks, bsize * bavail];
    const least = Math.min(4 * segment, total / 8);
    if (!isFull && free < least) {
      await rm(reserve, { force: true });
      await setReadOnly(true);
      isFull = true;
      watcher.onChange(isFull, free);
    } else if (isFull && free > least + 2 * reserveOf(total)) {
      await setReadOnly(false);
      isFull = false;
      watcher.onChange(isFull, free);
    }
    if (!isFull && free > least + 2 * reserveOf(total)) await keepReserve(reserve, reserveOf(total));
  }

  /** For all connections, from their next transaction on. */
  async function setReadOnly(is: boolean): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(is ? `alter system set ${setting} = on` : `alter system reset ${setting}`);
      await client.query('select pg_reload_conf()');
    } finally {
      await client.end();
    }
  }

  const running = (async () => {
    while (!signal.aborted) {
      await look().catch(watcher.onTrouble);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
    // The next start looks for itself.
    if (isFull) await setReadOnly(false).catch(watcher.onTrouble);
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

const reserveOf = (total: number) => Math.min(segment, total / 32);

async function keepReserve(file: string, size: number): Promise<void> {
  const made = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (!made) return;
  try {
    // Not of zeros that a file system would leave out.
    await made.writeFile(Buffer.alloc(size, 1));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await made.close();
  }
}

/** A server that was killed while the disk was full has left the setting. */
export async function forgetReadOnly(data: string): Promise<void> {
  const file = path.join(data, 'postgresql.auto.conf');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const kept = lines.filter((line) => !line.startsWith(setting));
  if (kept.length < lines.length) await writeFile(file, kept.join('\n')).catch(() => {});
}
