import { constants, createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BytesDamaged, type FileStore } from '#core/ground/file-store.ts';
import { orUnavailable } from './full-disk.ts';
import { requireOwnKey } from './store-key.ts';
import { rememberVerified } from './verified.ts';

/** Keeps bytes in files below `folder`. Each is written next to its final path and renamed when complete and on disk. */
export function folderStore(folder: string): FileStore {
  function pathOf(key: string): string {
    requireOwnKey(key);
    return path.join(folder, key);
  }

  const verify = rememberVerified();

  return {
    async put(key, bytes) {
      const filePath = pathOf(key);
      const half = `${filePath}.part`;
      try {
        const size = await inFolder(half, () =>
          Buffer.isBuffer(bytes) ? writeWhole(half, bytes) : writeStream(half, bytes),
        );
        await rename(half, filePath);
        await keepName(path.dirname(filePath));
        return size;
      } catch (error) {
        await rm(half, { force: true });
        throw orUnavailable(error);
      }
    },
    async read(key, range) {
      const file = await open(pathOf(key)).catch((cause) => missed(key, cause));
      return createReadStream('', { fd: file, start: range?.start, end: range?.end });
    },
    async check(stored) {
      const { storage_key: key } = stored;
      const { ino, mtimeMs, size } = await stat(pathOf(key)).catch((cause) => missed(key, cause));
      await verify(stored, `${ino}:${mtimeMs}:${size}`, async () =>
        (await open(pathOf(key)).catch((cause) => missed(key, cause))).createReadStream(),
      );
    },
    async list(under) {
      const filePath = pathOf(under);
      const entries = await readdir(filePath, { withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return [];
          throw error;
        },
      );
      const whole = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
      return whole.map(({ name }) => `${under}/${name}`);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      // A server may have died while it wrote under this key.
      await rm(`${pathOf(key)}.part`, { force: true });
    },
  };
}

/** Its folder is nearly always there. */
async function inFolder<T>(filePath: string, write: () => Promise<T>): Promise<T> {
  return write().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(path.dirname(filePath), { recursive: true });
    return write();
  });
}

/** Each write is on disk when it is answered. */
const flushed = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_DSYNC;
/** `writeFile` writes more than this in several pieces (`kWriteFileMaxChunkSize` of Node), so they are flushed at the end. */
const onePiece = 512 * 1024;

async function writeWhole(filePath: string, bytes: Buffer): Promise<number> {
  const kept = bytes.length > onePiece ? { flush: true } : { flag: flushed };
  await writeFile(filePath, bytes, { ...kept, mode: 0o600 });
  return bytes.length;
}

async function writeStream(filePath: string, bytes: Readable): Promise<number> {
  const file = (await open(filePath, 'w', 0o600)).createWriteStream({ flush: true });
  await pipeline(bytes, file);
  return file.bytesWritten;
}

/** A file that is on disk under a name that is not would be gone after a crash. */
async function keepName(folder: string): Promise<void> {
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}

function missed(key: string, cause: NodeJS.ErrnoException): never {
  throw cause.code === 'ENOENT' ? new BytesDamaged(`There are no bytes under ${key}.`, { cause }) : cause;
}
