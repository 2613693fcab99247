import type { Readable } from 'node:stream';
import { readFile } from '../conversations/read-file.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Core } from '../ground/core.ts';
import type { CopiedFile } from './copy-file.ts';

/**
 * Puts a new file into the store, as files of messages are, where nothing refers to it yet. Reads `bytes` to their end.
 * @throws Refusal `message_file_…`, `general_busy`
 */
export async function takeNewFile(core: Core, name: string, bytes: Readable): Promise<CopiedFile> {
  const { file, thumbnail } = await readFile(core, name, bytes);
  if (thumbnail) await removeBytes(core, [thumbnail.storage_key]);
  return file;
}
