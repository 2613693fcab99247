import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { orUnavailable } from './full-disk.ts';

/** Bytes that are collected in a file until all have arrived. The caller closes the file after use. */
export type Spooled = { file: FileHandle; size: number; sha256: string };

/** The file has no name any more once it is full, so that it goes with the process, whatever becomes of that. */
export async function spool(folder: string, bytes: Readable): Promise<Spooled> {
  await mkdir(folder, { recursive: true });
  const filePath = path.join(folder, `upload-${randomBytes(12).toString('hex')}`);
  const file = await open(filePath, 'wx+', 0o600);
  try {
    await unlink(filePath);
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await file.writeFile(chunk);
    }
    return { file, size, sha256: hash.digest('hex') };
  } catch (error) {
    await file.close();
    throw orUnavailable(error);
  }
}

/** All of the bytes from their beginning, as often as wanted. */
export function readSpooled({ file }: Spooled): Readable {
  return file.createReadStream({ start: 0, autoClose: false });
}
