import type { Readable } from 'node:stream';
import type { Core } from '../ground/core.ts';
import type { StoredBytes } from '../ground/file-store.ts';
import { Refusal } from '../ground/refusal.ts';
import { readStored } from './read-stored.ts';

/** Bytes that are there, and are read only if they are wanted. */
export type OpenedBytes = { size: number; read: () => Promise<Readable> };

/**
 * The bytes that a query finds for the one who asks, ready to be read.
 * @throws Refusal `unknown` where it finds none, also later where they are removed before they are read
 */
export async function openFound(
  core: Core,
  find: () => Promise<StoredBytes | undefined>,
  unknown: ConstructorParameters<typeof Refusal>[0],
): Promise<OpenedBytes> {
  const stored = await find();
  if (!stored) throw new Refusal(unknown);
  return {
    size: stored.size,
    async read() {
      try {
        return await readStored(core, stored);
      } catch (error) {
        // It may have been removed between the query and this read.
        if (await find()) throw error;
        throw new Refusal(unknown);
      }
    },
  };
}
