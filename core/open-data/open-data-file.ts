import type { Readable } from 'node:stream';
import { readStored } from '../files/read-stored.ts';
import type { Core } from '../ground/core.ts';

export type OpenedFile = { checksum: string; size: number; read: () => Promise<Readable> };

/** A file of the open data, packed by gzip, ready to be read; null before the first night. */
export async function openDataFile(core: Core, name: string): Promise<OpenedFile | null> {
  const stored = await core.db
    .selectFrom('open_data_files')
    .select(['storage_key', 'size', 'checksum'])
    .where('name', '=', name)
    .executeTakeFirst();
  return stored
    ? { checksum: stored.checksum, size: stored.size, read: () => readStored(core, stored) }
    : null;
}
