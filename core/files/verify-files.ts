import type { Core } from '../ground/core.ts';
import { BytesDamaged } from '../ground/file-store.ts';

export type Verification = { checked: number; damaged: string[] };

/** Looks through the bytes of every file, photo and letter; resolves to the keys of those that are missing, cut short or changed. */
export async function verifyFiles(core: Core): Promise<Verification> {
  const parts = await core.db
    .selectFrom('file_chunks')
    .select(['storage_key', 'size', 'checksum'])
    .unionAll(core.db.selectFrom('avatars').select(['storage_key', 'size', 'checksum']))
    .unionAll(core.db.selectFrom('evidence_files').select(['storage_key', 'size', 'checksum']))
    .execute();
  const damaged: string[] = [];
  for (const part of parts) {
    await core.files.check(part).catch((error: unknown) => {
      if (!(error instanceof BytesDamaged)) throw error;
      damaged.push(part.storage_key);
    });
  }
  return { checked: parts.length, damaged };
}
