import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { type Page, readPage } from '../ground/queries/page.ts';
import { readQueries } from '../ground/queries/parse.ts';
import type { Fields } from '../ground/queries/query.ts';
import type { Truth } from '../ground/queries/where.ts';
import { readableSource } from '../standings/readable-source.ts';
import { findBucket } from './buckets.ts';
import type { FileRow } from './present.ts';

/** The fields by which a list of files can be filtered and ordered. */
const fields: Fields = {
  name: { column: 'name', type: 'text' },
  folder: { column: 'folder', type: 'text' },
  signature: { column: 'signature', type: 'text' },
  mimeType: { column: 'mime_type', type: 'text' },
  sizeOriginal: { column: 'size', type: 'integer' },
  chunksTotal: { column: 'chunks_total', type: 'integer' },
  chunksUploaded: { column: 'chunks_uploaded', type: 'integer' },
  $id: { column: 'id', type: 'text', isKey: true },
  $sequence: { column: 'sequence', type: 'sequence', isKey: true },
  $createdAt: { column: 'created_at', type: 'moment' },
  $updatedAt: { column: 'updated_at', type: 'moment' },
};

export type FileSearch = { bucketId: string; queries: string[]; search: string; withTotal: boolean };

/**
 * The files of a bucket that match and that the actor may read.
 * @throws Refusal `storage_bucket_not_found`, or the refusal of an invalid query.
 */
export async function listFiles(core: Core, actor: Actor, input: FileSearch): Promise<Page<FileRow>> {
  const bucket = findBucket(core, input.bucketId);
  const query = readQueries(input.queries, fields);
  const within: Truth[] = [sql`bucket = ${bucket.id}`];
  if (input.search !== '') within.push(matches(input.search));
  const source = readableSource<FileRow>(core, 'files', actor, fields, { also: within });
  return readPage(query, source, input);
}

/** Requires every word of the search, anywhere in the file's name or at the beginning of its id. */
function matches(search: string): RawBuilder<boolean> {
  const words = search.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 20);
  const literal = words.map((word) => word.replace(/[\\%_]/g, '\\$&'));
  return sql<boolean>`(select bool_and(name ilike '%' || word || '%' or id ilike word || '%')
    from unnest(${literal}::text[]) as word)`;
}
