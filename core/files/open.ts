import type { Readable } from 'node:stream';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { type FileName, findFile } from './find.ts';
import type { FileRow } from './present.ts';
import { partsOf, readParts } from './read-parts.ts';

/** A whole file, ready to be read. `read` returns the bytes from `start` to `end`, both inclusive. */
export type OpenFile = {
  file: FileRow;
  size: number;
  read(range: { start: number; end: number }): Promise<Readable>;
};

/** @throws Refusal `storage_file_not_found`, also while parts of it are still missing. */
export async function openFile(core: Core, actor: Actor, name: FileName): Promise<OpenFile> {
  const file = await findFile(core, actor, name);
  if (!file.completed_at) throw new Refusal('storage_file_not_found');
  const parts = await partsOf(core.db, file);
  return {
    file,
    size: Number(file.size),
    async read(range) {
      try {
        return await readParts(core, parts, range);
      } catch (error) {
        // Bytes may be deleted between the query and this read; if the file's row still exists, they are lost.
        await findFile(core, actor, name);
        throw error;
      }
    },
  };
}
