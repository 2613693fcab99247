import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PictureVariant } from '#contract/projects/picture-calls.ts';
import { storeBytes } from '../files/store-bytes.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Core } from '../ground/core.ts';
import type { DrawnPicture } from '../ground/page-picture.ts';
import { Refusal } from '../ground/refusal.ts';
import type { StoredPicture } from './steps/add-picture.ts';

/**
 * Redraws a picture in its sizes and puts them into the store, where nothing refers to them yet.
 * @throws Refusal as `MakePagePicture`
 */
export async function storePicture(core: Core, bytes: Readable): Promise<StoredPicture> {
  const { large, small } = await core.makePagePicture(bytes);
  const files = [await store(core, 'large', large), await store(core, 'small', small)];
  return { width: large.width, height: large.height, checksum: files[0]?.checksum ?? '', files };
}

async function store(core: Core, variant: PictureVariant, { bytes }: DrawnPicture) {
  return {
    variant,
    storage_key: await storeBytes(core, bytes),
    size: bytes.length,
    checksum: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Waits until a stored picture is referred to; after a refusal its bytes are removed again. */
export async function orDropped<T>(core: Core, stored: StoredPicture, taken: Promise<T>): Promise<T> {
  try {
    return await taken;
  } catch (error) {
    // After an error other than a refusal it is uncertain what was committed: the sweep finds that out.
    if (error instanceof Refusal) await dropPicture(core, stored);
    throw error;
  }
}

export function dropPicture(core: Core, { files }: StoredPicture): Promise<void> {
  return removeBytes(
    core,
    files.map((file) => file.storage_key),
  );
}
