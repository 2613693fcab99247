import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
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
        const file = (await openNew(half)).createWriteStream({ flush: true });
        await pipeline(bytes, file);
        await rename(half, filePath);
        await keepName(path.dirname(filePath));
        return file.bytesWritten;
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
async function openNew(filePath: string): Promise<FileHandle> {
  const openIt = () => open(filePath, 'w', 0o600);
  return openIt().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(path.dirname(filePath), { recursive: true });
    return openIt();
  });
}

/** A file that is on disk under a name that is not would be gone after a crash. */
async function keepName(folder: string): Promise<void> {
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}

function missed(key: string, cause: NodeJS.ErrnoException): never {
  throw cause.code === 'ENOENT' ? new BytesDamaged(`There are no bytes under ${key}.`, { cause }) : cause;
}
