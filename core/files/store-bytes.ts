import type { Readable } from 'node:stream';
import type { Core } from '../ground/core.ts';
import { announceBytes, removeBytes } from './unclaimed-bytes.ts';

/**
 * Puts bytes into the store that nothing refers to yet; resolves to their key. Whoever claims them keeps them. Whatever
 * becomes of it, their source is closed.
 */
export async function storeBytes(core: Core, bytes: Readable): Promise<string> {
  // It may fail while nobody reads it yet.
  bytes.on('error', () => {});
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
    bytes.destroy();
  }
}
