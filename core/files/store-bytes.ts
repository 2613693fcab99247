import { Readable } from 'node:stream';
import type { Core } from '../ground/core.ts';
import { announceBytes, removeBytes } from './unclaimed-bytes.ts';

/** Stores bytes that no row refers to yet, for a transaction to claim; resolves to their key. Always closes the source. */
export async function storeBytes(core: Core, bytes: Readable | Buffer): Promise<string> {
  const source = bytes instanceof Readable ? bytes : null;
  // It may fail before anything reads it; without a listener the error would end the process.
  source?.on('error', () => {});
  try {
    const key = await announceBytes(core);
    try {
      await core.files.put(key, bytes);
    } catch (error) {
      await removeBytes(core, [key]);
      throw error;
    }
    return key;
  } finally {
    source?.destroy();
  }
}
