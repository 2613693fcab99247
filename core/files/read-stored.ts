import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { Core } from '../ground/core.ts';
import { BytesDamaged, type StoredBytes } from '../ground/file-store.ts';

export type Range = { start: number; end: number };

/** Bytes from the store, looked through before the first of them is handed over. */
export async function readStored(core: Core, stored: StoredBytes, range?: Range): Promise<Readable> {
  await core.files.check(stored);
  return readUnchecked(core, stored, range);
}

/** As many bytes as were asked for, or an error: an answer that ends early would leave its reader waiting for the rest. */
export async function readUnchecked(
  core: Pick<Core, 'files'>,
  stored: StoredBytes,
  range?: Range,
): Promise<Readable> {
  const bytes = await core.files.read(stored.storage_key, range);
  const expected = range ? range.end - range.start + 1 : stored.size;
  let left = expected;
  // The whole of it shows whether it is still the same; a store that was looked through before may have changed since.
  const hash = range || !stored.checksum ? null : createHash('sha256');
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      hash?.update(chunk);
      done(left < 0 ? damaged(stored) : null, chunk);
    },
    flush(done) {
      const isSame = left === 0 && (!hash || hash.digest('hex') === stored.checksum);
      done(isSame ? null : damaged(stored));
    },
  });
  // It may fail before its reader has come, who then finds it destroyed.
  counted.on('error', () => {});
  bytes.on('error', (error) => counted.destroy(error));
  counted.on('close', () => bytes.destroy());
  return bytes.pipe(counted);
}

function damaged({ storage_key }: StoredBytes): BytesDamaged {
  return new BytesDamaged(`The bytes under ${storage_key} are not those that were put there.`);
}
