import { Readable } from 'node:stream';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';

/** A piece of a file in the store. Pieces are numbered from 1, and every one but the last has the same size. */
export type Part = { number: number; size: number; storage_key: string };

export async function partsOf(db: Db, file: { bucket: string; id: string }): Promise<Part[]> {
  return db
    .selectFrom('file_chunks')
    .select(['number', 'size', 'storage_key'])
    .where('bucket', '=', file.bucket)
    .where('file_id', '=', file.id)
    .orderBy('number')
    .execute();
}

/**
 * The bytes from `start` to `end`, both inclusive, across all parts, as one stream. The first part is opened before
 * this resolves, so that missing bytes are noticed while an answer can still say so.
 */
export async function readParts(
  core: Core,
  parts: Part[],
  range: { start: number; end: number },
): Promise<Readable> {
  const pieces = piecesOf(parts, range);
  const [first, ...others] = pieces;
  if (!first) return Readable.from([]);
  const opened = await core.files.read(first.key, first.range);
  // It may fail before its reader has come, who then finds it destroyed.
  opened.on('error', () => {});
  if (others.length === 0) return opened;
  const all = Readable.from(inOrder(core, opened, others), { objectMode: false });
  // A reader that leaves before it has begun would keep the first part open.
  return all.once('close', () => opened.destroy());
}

/** Without a range all of the part is wanted. */
type Piece = { key: string; range?: { start: number; end: number } };

function piecesOf(parts: Part[], range: { start: number; end: number }): Piece[] {
  const pieces: Piece[] = [];
  let before = 0;
  for (const part of parts) {
    const start = Math.max(range.start - before, 0);
    const end = Math.min(range.end - before, part.size - 1);
    const isAll = start === 0 && end === part.size - 1;
    if (start <= end) pieces.push({ key: part.storage_key, ...(!isAll && { range: { start, end } }) });
    before += part.size;
  }
  return pieces;
}

async function* inOrder(core: Core, opened: Readable, others: Piece[]): AsyncGenerator<Buffer> {
  yield* opened;
  for (const piece of others) yield* await core.files.read(piece.key, piece.range);
}
