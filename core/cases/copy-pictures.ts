import { readStored } from '../files/read-stored.ts';
import { storeBytes } from '../files/store-bytes.ts';
import type { Core } from '../ground/core.ts';
import { BytesDamaged, type StoredBytes } from '../ground/file-store.ts';

/** Copies pictures in the store; no row refers to the copies yet. A lost picture has none. */
export async function copyPictures(core: Core, pictures: readonly StoredBytes[]): Promise<StoredBytes[]> {
  const copies = await Promise.all(
    pictures.map(async (picture) => {
      try {
        const bytes = await readStored(core, picture);
        return [{ ...picture, storage_key: await storeBytes(core, bytes) }];
      } catch (error) {
        if (error instanceof BytesDamaged) return [];
        throw error;
      }
    }),
  );
  return copies.flat();
}
