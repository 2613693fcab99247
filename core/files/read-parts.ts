import { Readable } from 'node:stream';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';
import type { StoredBytes } from '../ground/file-store.ts';
import { checkStored, openStored, type Range } from './read-stored.ts';

/** A part of a file in the store. Parts are numbered from 1, and every one but the last has the same size. */
export type Part = StoredBytes & { number: number };

export async function partsOf(db: Db, file: { bucket: string; id: string }): Promise<Part[]> {
  return db
    .selectFrom('file_chunks')
    .select(['number', 'size', 'storage_key', 'checksum'])
    .where('bucket', '=', file.bucket)
    .where('file_id', '=', file.id)
    .orderBy('number')
    .execute();
}

/**
 * The bytes from `start` to `end`, both inclusive, across all parts, as one stream. All are checked before the stream
 * begins, so that a missing or damaged part can still become an error response.
 */
export async function readParts(core: Core, parts: Part[], range: Range): Promise<Readable> {
  for (const { part } of piecesOf(parts, range)) await checkStored(core, part);
  return readPartsUnchecked(core, parts, range);
}

/** Without the check, for callers that check the bytes anyway. The first part is opened before this resolves. */
export async function readPartsUnchecked(core: Core, parts: Part[], range: Range): Promise<Readable> {
  const [first, ...others] = piecesOf(parts, range);
  if (!first) return Readable.from([]);
  const opened = await openStored(core, first.part, first.range);
  if (others.length === 0) return opened;
  const all = Readable.from(inOrder(core, opened, others), { objectMode: false });
  // A reader that leaves before it has begun would keep the first part open.
  return all.once('close', () => opened.destroy());
}

/** Without a range the whole part is read. */
type Piece = { part: Part; range?: Range };

function piecesOf(parts: Part[], range: Range): Piece[] {
  const pieces: Piece[] = [];
  let before = 0;
  for (const part of parts) {
    const start = Math.max(range.start - before, 0);
    const end = Math.min(range.end - before, part.size - 1);
    const isAll = start === 0 && end === part.size - 1;
    if (start <= end) pieces.push({ part, ...(!isAll && { range: { start, end } }) });
    before += part.size;
  }
  return pieces;
}

async function* inOrder(core: Core, opened: Readable, others: Piece[]): AsyncGenerator<Buffer> {
  yield* opened;
  for (const { part, range } of others) yield* await openStored(core, part, range);
}
