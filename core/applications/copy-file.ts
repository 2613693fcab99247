import { createHash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import { openFile } from '../files/open.ts';
import { storeBytes } from '../files/store-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { StoredBytes } from '../ground/file-store.ts';
import { Refusal } from '../ground/refusal.ts';

export type CopiedFile = StoredBytes & { name: string; mime_type: string };

/**
 * A copy of one of the member's own files, which nothing refers to yet: it stays as it was sent, whatever becomes of the other.
 * @throws Refusal `storage_file_not_found`
 */
export async function copyFile(
  core: Core,
  member: Member,
  name: { bucketId: string; fileId: string },
): Promise<CopiedFile> {
  const { file, size, read } = await openFile(core, member, name);
  if (file.owner_id !== member.id || size === 0) throw new Refusal('storage_file_not_found');
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const bytes = await read({ start: 0, end: size - 1 });
  // An error in one of the streams ends both; the caller that stores the bytes gets it.
  pipeline(bytes, hashed, () => {});
  const key = await storeBytes(core, hashed);
  return {
    name: file.name,
    mime_type: file.mime_type,
    size,
    storage_key: key,
    checksum: hash.digest('hex'),
  };
}
